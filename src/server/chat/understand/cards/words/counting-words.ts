/** How people ask whether something counts for help. Texts are folded. */

export const counts =
  /\b(?:do|does|dont|doesnt|did|will|would|can|could|is|are|what|if) .{0,70}\bcount(?:s|ed|ing)?\b|\b(?:they|medicaid|it) (?:look|looks|looking) at\b|\b(?:me |nos |le |lo |la |los |las |se )?cuentan?\b|\b(?:toman|toma|tienen) en cuenta\b|\bse fijan en\b/

/** A cap, a card, a number of pills or a fear has answers of its own. */
export const ofSomethingElse =
  /\b(?:deductible|out of pocket|toward|towards|cap|tope|deducible|coupons?|cards?|cupon\w*|tarjetas?|pills|pastillas|public charge|carga publica|citizen\w*|ciudadan\w*|count on|cuenta de|cuentas? (?:de|del|por|medicas?)|me di cuenta|se dio cuenta|darse cuenta|cuenta con|tomar en cuenta que)\b/

export const ofMedicaid =
  /\b(?:medicaid|medi cal|mainecare|masshealth|badgercare|ahcccs|tenncare|ohp|husky|soonercare|denali|peachcare|chip|marketplace|obamacare|mercado|snap|food stamps)\b/
export const ofMedicare = /\b(?:extra help|ayuda (?:extra|adicional)|medicare savings|msp|lis|low income subsidy)\b/

/** What nobody asks of the rules of a medicine's program. */
export const asIncome = /\b(?:as|como|for) (?:my |an |mi |un )?(?:incomes?|ingresos?)\b/

export const possessions =
  /\b(?:house|home|condo|trailer|land|lot|cars?|trucks?|savings?|saved|bank|retirement|401k|ira|burial|funeral|life insurance|assets?|property|casa|terreno|lote|carros?|coches?|troca|camioneta|ahorr\w+|banco|entierro|funeral|bienes|propiedad\w*)\b/

/** Whoever they are, and whose pay it is. */
export const people =
  /\b(?:both|us|my (?:boyfriend|girlfriend|partner|roommate|husband|wife|mother|mom|dad|father|son|daughter|kids?|brother|sister|fiance)|boyfriend|girlfriend|roommates?|stepdad|stepmom|his|her|their|she|he|novi[oa]|espos[oa]|marido|pareja|mi (?:mama|papa|hij[oa]|herman[oa]|suegr[oa])|los dos|nosotros|el de (?:el|ella)|lo de (?:el|ella))\b/

const money =
  /\b(?:incomes?|pay|paycheck|pays|makes|earns?|check|checks|wages?|overtime|tips|unemployment|disability|ssi|ssdi|social security|pension|child support|alimony|settlement|fund|dividend|pfd|stipend|scholarship|loan|gift|cash|gig|doordash|uber|rent|ingresos?|sueldo|salario|pago|paga|cheques?|propinas|desempleo|incapacidad|manutencion|remesas|beca|prestamo|regalo|efectivo|gan[oae]\w*)\b/

export const object = new RegExp([possessions, people, money].map(({ source }) => source).join('|'))

import type { AboutAsked, RuleAsked } from '#server/chat/turn.ts'
import type { MedicineMeaning } from './medicine-words.ts'
import type { RecordMeaning } from './record-words.ts'
import type { TalkMeaning } from './talk-words.ts'

/**
 * What is asked in Spanish, by the words of a gist (`gistOf`) that together ask for it. Sources of regular expressions, in
 * which `<name>` is a word of a group of `gistGroups` and `~` up to three words between others.
 */
export type GistTable<Meaning extends string> = Partial<Record<Meaning, string[]>>

const raw = String.raw

export const gistGroups = {
  number: 'telefono|fon|phone|tel|telf|fono|cel|celular|numero|num|numerito',
  give: 'dar|pasar|decir|regalar|tener|necesitar|ocupar|querer|buscar|conseguir|cual|que|saber|mandar|faltar|hay',
  paper:
    'tax|taxe|impuesto|talon|cheque|comprobante|identificacion|id|pasaporte|acta|w2|papel|documento|prueba|requisito|colilla|licencia|matricula',
  form: 'forma|formulario|aplicacion|solicitud|planilla|link|liga|enlace|papeleta',
  insurance: 'medicare|medicaid|medical|seguro|aseguranza|aseguransa|obamacare|parte d|tricare|va|insurance|reforma',
  plan: 'medicaid|medicare|seguro medico|seguro salud|seguro|aseguranza|obamacare|mercado|marketplace|essential plan|child health plus|parte d|part d|insurance',
  enroll:
    'inscribir|aplicar|solicitar|sacar|agarrar|conseguir|obtener|registrar|renovar|meter|apuntar|tramitar|perder|quitar|negar|rechazar|cortar|cancelar|calificar',
  clarify: 'entender|explicar|orientar|confundir|escoger|elegir|confundido|confundida|enredado|revuelto|duda',
  people:
    'anciano|viejo|viejito|viejita|mayor|senior|tercera edad|jubilado|jubilada|pensionado|pensionada|retirado|veterano|veterana|militar|soldado|estudiante|maestro|maestra|profesor|profesora|enfermero|enfermera|discapacitado|discapacitada|discapacidad|incapacitado|ebt|snap|estampilla|medicaid|wic|bombero|policia|empleado',
  shop: 'walmart|target|amazon|costco|tienda|supermercado|super|restaurante|comida rapida|cine|museo|zoologico|parque|gimnasio|tren|bus|camion|guagua|autobus|celular|telefono|internet|luz|hotel|lente|ropa|zapato|cvs|walgreens|home depot|lowes|denny|mcdonald|subway|computadora|pasaje|vuelo|boleto',
  discount: 'descuento|rebaja|oferta|promocion',
  robot: 'robot|maquina|bot|computadora|humano|inteligencia artificial|ia|grabadora|contestadora',
  far: 'mensaje|texto|whatsapp|wasap|guasap|email|imeil|mail|e mail|correo electronico',
  medicine: 'medicina|medicamento|pastilla|remedio|receta',
  doctor: 'doctor|doctora|medico|doc|dr|dra',
  child: 'nino|nina|hijo|hija|bebe|nene|nena|chiquito|chiquita|chamaco|chamaca|nieto|nieta|criatura|muchachito',
  home: 'casa|apartamento|departamento|apartamiento|vivienda|cuarto|traila|renta',
  lack: 'dinero|con que|como|lana|chavo|pisto|feria|cuarto|cualto|plata|billete',
}

/** "How long", which is no price. */
export const lastsGist = raw`\bcuanto (?:tiempo|durar|tardar|demorar|mese|ano|dia)\b`

/** "How much he makes", or why one can't pay: no price either. */
export const earnsGist = raw`\bbecause of (?:what|how much|price|cost)\b|\bhow much (?:money )?(?:i|he|she|we|they|you)(?: \S+)? (?:make|earn|bring|making)\b`

export const recordGists: GistTable<RecordMeaning> = {
  phone: [
    raw`<give>(?: (?!al?\b|por\b|seguro\b|sin\b)\S+){0,2} <number>(?! social| seguro| medicare| medicaid| identificacion| gratis| barato)`,
    raw`\b(?:donde|quien|cual|numero)\b~?(?:llamar|marcar|comunicar|contactar)\b|\bcomo~?(?:comunicar|contactar|marcar)\b`,
    raw`\bcon quien~?(?:hablar|comunicar)\b|\b(?:telefono|numero) de \S+`,
    raw`^(?:y )?(?:otro |el )?<number>$`,
  ],
  detail: [
    lastsGist,
    raw`\b(?:que hora|que dia|horario|hasta que hora)\b`,
    raw`\b(?:abrir|cerrar|atender|contestar)\b.*\b(?:hoy|manana|sabado|domingo|fin|tarde|noche|lun|hora)\b`,
    raw`\b(?:decir|contar|explicar|saber|hablar|platicar)\b (?:mas|bien|sobre|acerca)\b|^(?:y )?(?:que|como) (?:ser|es|funcionar)\b`,
  ],
  form: [
    raw`\b(?:donde|como|que|querer|necesitar|ocupar|cual|empezar)\b~?(?:aplicar|solicitar|inscribir|registrar|apuntar|anotar|tramitar|tramite|llenar)\b`,
    raw`\bcomo (?:sacar|conseguir|agarrar|obtener|tramitar)(?: eso)?$|\b(?:hacer|aplicar|llenar|solicitar)~?(?:internet|en linea)\b`,
    raw`\b(?:llenar|bajar|mandar|dar|pasar|meter|conseguir|donde)\b~?<form>|<form> (?:pedir|solicitar|aplicar|inscribir)\b`,
  ],
  papers: [
    raw`\b(?:que|cual) (?:papel|documento|requisito|prueba)\b`,
    raw`\b(?:pedir|llevar|mostrar|ensenar|presentar|ocupar|necesitar|querer|exigir)\b~?<paper>`,
    raw`\b(?:comprobar|demostrar|probar)\b.*\b(?:ganar|ingreso|vivir|sueldo)\b`,
    raw`^(?:y )?(?:si )?(?:no )?(?:hacer|declarar|tener|presentar)\b~?(?:tax|taxe|impuesto|comprobante|talon)\b`,
  ],
  card: [
    raw`\b(?:mandar|enviar|pasar|compartir|escribir)\b.*<far>`,
    raw`\b(?:mandar|enviar|pasar|compartir)\b~?(?:al?|por) (?:celular|cel|telefono|correo (?:mi |su )?(?:hij|espos|nuer|sobrin|niet|herman)\S+|correo$)`,
    raw`\b(?:imprimir|guardar)\b(?!~?(?:informacion|dato|nombre|numero))`,
  ],
  source: [
    raw`\b(?:seguir|todavia|aun)\b~?(?:igual|vigente|mismo|disponible|existir|valer|servir)\b`,
    raw`\bdonde\b~?(?:sacar|conseguir|obtener|salir|costar)\b~?(?:esto|eso|informacion|dato)\b|\b(?:esto|eso|informacion) donde\b`,
    raw`\b(?:informacion|dato|esto|eso|lista)\b.*\b(?:viejo|vieja|nuevo|nueva|actualizado|actualizada|reciente|verdad|cierto|confiable|fecha|este ano|vigente)\b`,
  ],
}

export const ruleGists: GistTable<RuleAsked> = {
  citizenship: [
    raw`\b(?:preguntar|importar|pedir|ver|revisar|tener que|afectar)\b~?(?:estatus|status|social|ciudadano|ciudadania|residencia|papel migra)\b`,
    raw`\b(?:sin|no tener|no ser) (?:seguro social|numero social|papel|social|estatus|documento|legal|ciudadano|residente|mica|itin)\b`,
  ],
  prescription: [
    raw`\breceta\b.*\b(?:mexico|otro pai\S*|fuera|extranjero)\b`,
    raw`\b(?:firmar|firma|llenar|receta|orden|carta)\b~?<doctor>|<doctor>~?(?:tener que|deber|hay que|necesitar|firmar|llenar)\b`,
  ],
  insurance: [
    raw`\b(?:aceptar|servir|funcionar|poder usar|agarrar)\b~?<insurance>`,
    raw`^(?:y |entonce |pero )*(?:si|con|aunque|sin)(?: tener)? <insurance>`,
  ],
  income: [
    raw`\bganar (?:bien|mucho|mas|demasiado|bastante)\b`,
    raw`\bcuanto\b~?(?:ganar|ingreso)\b(?!.*\bpartido\b)|\b(?:limite|maximo|tope|minimo)\b~?(?:ingreso|ganar|dinero|sueldo|salario)\b`,
  ],
}

export const medicineGists: GistTable<MedicineMeaning> = {
  price: [
    raw`\ba como (?:est\S+|salir|dar|ser|vender|costar|tener)\b|^(?:y )?a como\b|\ben cuanto (?:salir|dejar|quedar|dar|costar)\b`,
  ],
  delivery: [
    raw`\bno poder\b~?(?:salir|ir|costar)\b~?(?:casa|farmacia|botica)\b|\bque llegar (?:a )?(?:casa|puerta)\b`,
    raw`\b(?:mandar|enviar|traer|llevar|entregar|llegar)\b~?(?:casa|domicilio|puerta|correo|apartamento|direccion|hogar)\b(?! electronico)(?! (?:mi|su|hija|hijo))`,
    raw`\b(?:mandar|enviar|traer|entregar)\b(?: \S+)? <medicine>|\bpor correo(?! electronico)\b`,
  ],
  which_drug: [
    raw`\bno (?:saber |recordar |acordar |bien )*(?:nombre|como (?:llamar|escribir|decir|pronunciar))\b|\bolvidar (?:nombre|como llamar)\b`,
  ],
  coupons: [
    raw`\b(?:menos? caro|menos? cara|mas barato|mas barata|mas economico|mas economica|mejor precio|precio bajo)\b`,
    raw`\b(?:walmart|costco|cvs|walgreens|target|wegmans|farmacia|medicina)\b.*\b(?:4|cuatro|diez|10) dolar\b`,
  ],
  insurance_help: [raw`<enroll>~?<plan>|<clarify>.*<plan>|<plan>.*<clarify>`],
  programs: [
    raw`\b(?:no|ni) (?:poder|alcanzar|tener)\b~?(?:pagar|comprar|costear|conseguir|<lack>)`,
    raw`\b(?:carisim[oa]|(?:muy|demasiado|tan|bien|salir|estar) car[oa])\b`,
    raw`\bayudar\b~?(?:pagar|con|costo|comprar)\b|\bregalar\b|\bno alcanzar\b`,
  ],
  eligibility: [raw`\b(?:calificar|agarrar (?:ayuda|programa)|tocar ayuda|tener derecho)\b`],
}

export const aboutGists: GistTable<AboutAsked> = {
  human: [
    raw`\b(?:hablar|chatear|escribir|platicar|atender|contestar|responder|comunicar)\b~?(?:persona|gente|alguien real|alguien verdad|ser humano)\b`,
    raw`\b(?:es|eres|ser|hablar|chatear|contestar|no)\b~?<robot>`,
    raw`\bno (?:(?:saber|entender|poder) )?(?:usar|manejar|prender|entender)~?(?:internet|computadora|tecnologia|celular|pagina)\b`,
  ],
  cost: [
    raw`\b(?:esto|servicio|pagina|app|chat|navi)\b~?(?:cobrar|costar|gratis|costo)\b`,
    raw`\b(?:cobrar|costar)\b~?(?:usar esto|usar|por esto|este servicio|despues)$`,
  ],
  privacy: [
    raw`\b(?:guardar|grabar|grabado)\b~?(?:esto|eso|que escribir|que decir|conversacion|chat|platica)\b`,
    raw`\b(?:informacion|dato|info)\b~?(?:guardar|dar|vender|compartir|pasar|ver)\b`,
    raw`\b(?:guardar|vender|compartir|pasar|dar)\b~?(?:informacion|dato|info)\b.*\b(?:al?|con|quien|alguien)\b`,
    raw`\b(?:reportar|avisar|decir|entregar)\b~?(?:migra|inmigracion|ice|gobierno)\b`,
  ],
  trust: [
    raw`\ba quien pagar\b|\bquien pagar (?:por )?(?:esto|hacer|servicio|pagina)\b`,
    raw`\b(?:esto|pagina|sitio) .*(?:fraude|estafa|trampa|mentira|engano|robo)\b`,
  ],
}

export const talkGists: GistTable<TalkMeaning> = {
  goodbye: [
    raw`\b(?:que )?(?:tener|pasar)(?: \S+)? (?:buen|buena|bonito|bonita|lindo|linda|feliz|excelente) (?:dia|tarde|noche|fin|semana)\b`,
  ],
  start_over: [
    raw`\b(?:empezar|comenzar)\b~?(?:nuevo|cero|otra vez|principio)\b|\b(?:borrar|olvidar) (?:todo|eso|lo anterior)\b`,
  ],
  repeat: [
    raw`\bno (?:entender|escuchar|oir|captar)(?: nada)?(?: explicar| poder|$)`,
    raw`\b(?:explicar|decir)~?(?:facil|sencillo|simple|claro|palabra|despacio|despacito|otra manera)\b`,
    raw`^(?:poder )?repetir\b|\b(?:que|como) decir\b|\b(?:decir|explicar|escribir) (?:otra vez|de nuevo|nuevo)\b|\botra vez~?numero\b`,
  ],
}

export const dealGists: GistTable<'deal' | 'for_people'> = {
  for_people: [raw`<discount>.*<people>|<people>.*<discount>`],
  deal: [raw`<discount>.*(?:<people>|<shop>)|(?:<people>|<shop>).*<discount>`],
}

/** Needs of daily life that are told as a story, by the words that stand for them in the search. */
export const needGists: GistTable<'cuidado ninos' | 'desalojo' | 'inmigracion' | 'transporte' | 'pagar luz'> = {
  inmigracion: [
    raw`\b(?:residencia|ciudadania|papel)\b~?(?:hijo|hija|esposo|esposa|ciudadano|ciudadana)\b`,
    raw`\bpermiso trabajar\b|\b(?:arreglar|tramitar|sacar|renovar|conseguir)\b~?(?:papel|residencia|ciudadania|mica|green card)\b`,
  ],
  'cuidado ninos': [raw`\bcuidar\b~?<child>`],
  transporte: [
    raw`\b(?:no tener|no hay|sin)\b~?(?:en que|como|quien)~?(?:ir|irme|irse|llegar|llevar|mover|moverme|transportarme)\b`,
    raw`\b(?:raite|aventon|ray)\b`,
  ],
  'pagar luz': [
    raw`\b(?:recibir|recibo|bill|bil|cuenta|factura|deber|cortar)\b~?(?:agua|luz|gas|electricidad|calefaccion|calenton)\b`,
  ],
  desalojo: [raw`\b(?:sacar|correr|echar|botar|desalojar|lanzar)\b~?<home>`],
}

/** Facts of a person that no form asks for, told after a medicine: "I don't work just now". */
export const statusGist = raw`^(?:ahorita |ahora |por momento |es que |pero |y |solo |no )*(?:trabajar|desemplead[oa]|jubilad[oa]|pensionad[oa]|viud[oa]|solter[oa]|divorciad[oa]|incapacitad[oa]|discapacitad[oa]|embarazada)\b|\b(?:soy|ser|est\S+|quedar) (?:no )?(?:sin trabajar|trabajar|desemplead[oa]|jubilad[oa]|pensionad[oa]|viud[oa]|solter[oa]|divorciad[oa]|incapacitad[oa]|discapacitad[oa]|embarazada)\b`

const filler = `
  a about all am an and any anyone are as at be been behind but by call can cant cannot could do does doesnt dont for from
  get gets getting go going got had has have having help helping helps hi hello how i if im in into is it its just know
  like live look looking me my near nearby need needed needs of on or our out paying pay pays please program programs
  resource resources service services should so some someone something than that the their them there these they this
  to too up us very want was we what when where which who whos will with won wont would you your assistance
  find finding afford apply calling fix free cheap

  al algo alguien aplicar aqui ayuda ayudar ayudan ayudas ayudarme ayudeme buscar busco cerca como con conseguir cual
  cuando de del desde donde e el ella ellos en encontrar encuentro es esa ese eso esta este esto estoy favor gracias
  hacer hay hola ir la las le les lo los mas me mi mis muy necesita necesito nos nuestro o obtener para pagar pago
  pero por programa programas puede pueden puedo que quien quiere quieren gratis gratuita gratuitas gratuito gratuitos barata baratas barato baratos quiero recursos saber se ser servicio
  servicios si sobre solicitar son soy su sus tan tengo tiene tienen todo un una unas unos vivo y ya yo
  problema problemas problem problems
`

/** Words of both languages that say nothing of what is needed. */
export const fillerWords = new Set(filler.split(/\s+/).filter(Boolean))

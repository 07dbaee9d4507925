import { fillerWords } from '#server/communities/search/filler-words.ts'
import { stem } from './stem.ts'

/** Words that ask for any deal: they choose none. */
const anyDeal = `
  show deal coupon discount special offer saving save money off card program place store shop
  muestreme mostrar oferta descuento cupon ahorro ahorrar dinero especial tarjeta programa lugar tienda area zona
`

/** The stems of words that choose no deal. */
export const dealFiller = new Set([...fillerWords, ...wordsOf(anyDeal)].map(stem))

/** Words that find the same deals, a line each: folded, in both languages, with the plurals that are more than an s or es. */
const meanings = `
  internet wifi broadband
  phone telefono celular cell cellphone
  computer computadora laptop
  glass lens lenses lente anteojo gafa eyeglass eye ojo vista vision optometrist
  dental dentist dentista teeth tooth diente muela
  hearing oido ear audifono
  museum museo
  senior mayor elder elderly anciano jubilado retired aarp 55 60 62 65
  veteran veterano military militar soldier army
  bus buses transit autobus camion train tren transporte transport fare tarifa ride viaje
  electric electricity electricidad luz luces light gas heat heating calefaccion utility utilities energy energia power
  bill factura recibo
  ebt snap stamp estampilla wic
  restaurant restaurante
  movie cine cinema theatre theater pelicula
  park parque
  tax taxes impuesto
  hotel room
  pharmacy pharmacies farmacia drugstore medicine medicina prescription receta
  clothes clothing ropa
  gym gimnasio fitness
  library libraries biblioteca
  bank banco
  travel flight vuelo viajar
`

/** Of the stem of each word the stems of all that mean the same, its own too. */
export const sameMeaning = new Map(
  meanings
    .split('\n')
    .map((line) => wordsOf(line).map(stem))
    .flatMap((stems) => stems.map((one) => [one, stems] as const)),
)

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

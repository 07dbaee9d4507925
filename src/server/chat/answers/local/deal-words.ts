import { fillerWords } from '#server/communities/filler-words.ts'

/** Words that ask for any deal: they choose none. */
const anyDeal = `
  show deal coupon discount special offer saving save money off card program place store shop
  muestreme mostrar oferta descuento cupon cupone ahorro ahorrar dinero especial tarjeta programa lugar tienda area zona
`

export const dealFiller = new Set([...fillerWords, ...anyDeal.split(/\s+/).filter(Boolean)])

/** Words that find the same deals, a line each: folded, in both languages, without the s or es of a plural. */
const meanings = `
  internet wifi broadband
  phone telefono celular cell cellphone
  computer computadora laptop
  glass lent anteojo gafa eyeglass eye ojo vista vision optometrist
  dental dentist dentista teeth tooth diente muela
  hearing oido ear audifono
  museum museo
  senior mayor elder elderly anciano jubilado retired aarp 55 60 62 65
  veteran veterano military militar soldier army
  bus transit autobus camion train tren transporte transport fare tarifa ride viaj
  electric electricity electricidad luz light gas heat heating calefaccion utility energy energia power
  bill factura recibo
  ebt snap stamp estampilla wic
  restaurant restaurante
  movi movie cine cinema theatre theater pelicula
  park parque
  tax taxe impuesto
  hotel room
  pharmacy farmacia drugstore medicine medicina prescription receta
  clothe clothing ropa
  gym gimnasio fitness
  library biblioteca
  bank banco
  travel flight vuelo viajar
`

/** Of each word all that mean the same, itself too. */
export const sameMeaning = new Map(
  meanings
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .flatMap((words) => words.map((word) => [word, words] as const)),
)

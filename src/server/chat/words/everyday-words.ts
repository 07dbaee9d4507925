/** Words of every day in both languages that neither our pages nor our records happen to say. Folded, and nobody's name. */
export const everydayWords = `
  monday tuesday wednesday thursday friday saturday sunday yesterday tonight january february april june july august
  september october november december winter summer thousand million eighty nearly roughly total value issue important
  yeah yep yes um ah hmm haha lol omg oops ouch damn hell sir till til thru though anyway honestly weird fancy useless
  dads moms hers sons daughters boys girls grandkids toddler newborn widow widower therapist dermatologist rheumatologist
  dentist tooth lung pulmonary pancreas glaucoma panic attacks speech hearing cat dogs church college closer doing feels
  talked passed laid quit jail crime ignore previous instructions system prompt pretend debug attorney unemployment
  weekly seasonal appointments sample samples effects mixing leftover beer freezing coats beds bed fridge ramp bunch
  stretch booted jumped skipping cracked fixes threatening raising fighting employed expire ballpark gimmick
  pues anoche ayer ahorita lunes martes jueves viernes sabado domingo enero febrero marzo mayo junio julio septiembre
  octubre noviembre diciembre senora senorita senor porfa porfavor disculpe oiga mire fijese mija alla aca tu tus ay ja
  ando anda andas pongo poner ponen pusieron trago fue fui fuimos han daba vino naci nacio cumpli cumplio cai comio
  recetaron receto dijeron indicaron trajeron deje quedo parar salto entro acabamos vivimos prefiero resulta tanto cuantas
  segundo nueve treinta doscientos ochocientos soltera soltero viuda viudo divorcio deprimido deprimida incapacitado
  dentista muela nariz cuerpo ojo piernas cama mesa bolsa pastillita viejitos nene nenes adolescente estudiante maestra
  cocinero mesera terapia reumatologa efectos secundarios positivo artritis epoc instrucciones apartamento alquiler
  iglesia camion troca guagua chamba laboratorios companias diferencia republica celulares tele impresora boletos
  matricula consular desconectado despidieron deportaron descompuso quemo cambiaron temporada juntos bonito malo limpio
`

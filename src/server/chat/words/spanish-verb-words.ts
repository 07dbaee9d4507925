/**
 * Spanish verbs that tell what is asked: the infinitive, then other stems of it. Forms that follow no rule stand in
 * `irregularForms`.
 */
export const verbs = `
  pagar ganar mandar enviar/envi llamar marcar contestar atender/atiend hablar comunicar contactar pasar pedir/pid
  ocupar necesitar querer/quier/quis conseguir/consig/consigu obtener/obtien/obteng recibir calificar aplicar
  solicitar llenar inscribir registrar apuntar anotar sacar agarrar cubrir aceptar servir/sirv funcionar
  costar/cuest cobrar comprar vender regalar ayudar llevar traer/traig/traj entregar repetir/repit explicar
  entender/entiend empezar/empiez comenzar/comienz olvidar borrar guardar imprimir compartir perder/pierd quitar
  negar/nieg rechazar apelar cortar cuidar abrir cerrar/cierr trabajar tomar usar poder/pued/pud/podr
  tener/tien/teng/tuv/tendr saber preguntar reportar firmar alcanzar ahorrar bajar buscar encontrar/encuentr ofrecer
  donar escribir decir/dic/dig/dij hacer/hag/hic llegar avisar renovar/renuev tramitar escoger/escoj elegir/elig/elij comprobar/comprueb durar tardar demorar batallar mostrar/muestr
  ensenar recordar/recuerd acordar/acuerd platicar responder seguir/sig exigir/exij pronunciar correr echar botar desalojar confundir orientar descontar
`
  .trim()
  .split(/\s+/)

export const irregularForms = {
  dar: 'dar doy das da dan damos dado dando den deme denme dame darme darle darnos dio dieron daran dara daria darian darias',
  decir: 'di dime digame digale decirme decirle',
  hacer: 'haz hizo hecho hara haran haria',
  tener: 'ten',
  saber: 'se',
  escribir: 'escrito',
  abrir: 'abierto abierta abiertos abiertas',
  costar: 'vale valen valer saldria sale salen',
}

/** Pronouns that hang on verbs: "mándemelo". */
export const hangingPronouns =
  'me te se le les lo la los las nos melo mela melos melas selo sela selos selas telo tela noslo nosla'.split(' ')

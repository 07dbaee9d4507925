/** Words that stand in nearly every sentence of one language and in none of the other. */
export const functionWords = {
  en: new Set(
    'the and is are was were what how do does did can could would i im ive you my me we it its this that they them their he she his her for of to with from about on at in not dont need want have has get help please where when who which why there if or but your our yes hi hello thanks thank any some more much many only other than another someone know take pay afford'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos unas de del al y o que como cual cuanto cuantos donde cuando quien por para con sin mi mis su sus me se lo le les es son esta estan estoy soy tengo tiene tienen tenemos hay no si muy mas pero porque necesito necesita quiero puedo puede pueden ayuda ayudar hola gracias usted ustedes yo ella ellos nos nosotros algo alguien este ese eso esto aqui ahora tambien vivo gano busco dice favor a en cerca otra otro cuesta dan del'.split(
      ' ',
    ),
  ),
}

/** Words of both languages: they say nothing of which is spoken. */
export const sharedWords = new Set(
  'ok okay no a me la en medicare medicaid programs internet hospital doctor social'.split(' '),
)

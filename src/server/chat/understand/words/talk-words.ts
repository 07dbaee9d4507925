import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'

export type TalkMeaning = 'greeting' | 'thanks' | 'goodbye' | 'more' | 'repeat' | 'start_over'

/** What people say about the talk itself. */
export const talkWords: PhraseTable<Exclude<TalkMeaning, 'start_over'>> = {
  greeting: [
    'hi, hello, hey, hiya, howdy, good morning, good afternoon, good evening, hi there, hey there, hello there, greetings, yo navi, hi navi, hello navi, hey navi, how are you, whats up, sup',
    'hola, buenas, buenos días, buen día, buenas tardes, buenas noches, hola navi, qué tal, saludos, cómo está, cómo estás, qué onda',
  ],
  thanks: [
    'ok, okay, got it, i see, understood, alright, cool, nice, good to know, thanks, thank you, thank you so much, thanks so much, thx, ty, tysm, thank u, many thanks, i appreciate it, appreciate it, appreciate you, god bless, bless you, youre great, you are great, that helps, that helped, very helpful, so helpful, great help, perfect thanks, awesome, great, perfect, wonderful, amazing',
    'de acuerdo, entendido, ya entiendo, está bien, vale, gracias, muchas gracias, mil gracias, muchísimas gracias, se lo agradezco, le agradezco, agradecido, agradecida, dios lo bendiga, dios la bendiga, dios le bendiga, bendiciones, muy amable, qué bueno, excelente, perfecto, me sirvió, me ayudó mucho',
  ],
  goodbye: [
    'bye, goodbye, good bye, bye bye, see you, see ya, see you later, talk later, have a good day, have a nice day, have a good one, good night, take care, thats all, that is all, thats it, im done, i am done, nothing else, no more questions, gotta go, i have to go, all set, im good, im good now',
    'adiós, chao, chau, hasta luego, hasta pronto, hasta mañana, nos vemos, cuídese, que tenga buen día, que tenga un buen día, que le vaya bien, eso es todo, es todo, sería todo, nada más, ya terminé, ya me voy, me tengo que ir, bye, no necesito nada más, ya no tengo preguntas',
  ],
  more: [
    'more, show me more, show more, any more, more please, more options, more results, more programs, more places, others, show me others, show others, any others, any other, other options, other programs, other places, anything else, any other programs, what else, what else is there, next, next page, the rest, see more, see others, list more, keep going, another one, another, other ones, is there anything else, more like that, different ones',
    'más, muéstreme más, mostrar más, muestre más, ver más, más opciones, más programas, más resultados, más lugares, otros, otras, muéstreme otros, muéstreme otras, otras opciones, otros programas, otros lugares, otro, otra, hay otros, hay otras, hay más, algo más, algún otro, alguna otra, qué más, qué más hay, qué otras, qué otros, siguiente, siguientes, el resto, los demás, las demás, siga, enséñeme más, deme más',
  ],
  repeat: [
    'repeat, repeat that, repeat it, say that again, say it again, again, again please, one more time, what did you say, come again, can you repeat, say again, tell me again, pardon, i didnt hear, didnt catch that, i didnt get that, i didnt understand, i dont understand, what do you mean, in simple words, simpler, huh, say what',
    'repita, repite lo, repítelo, repítalo, repetir, repite, repítame, otra vez, de nuevo, dígalo otra vez, dígamelo otra vez, dígalo de nuevo, cómo dijo, qué dijo, no escuché, no le entendí, no entendí, no entiendo, no le entiendo, una vez más, qué quiere decir, más sencillo',
  ],
}

/** Asks for another language; a place or an insurance card "in Spanish" does not. */
export const languageWords: PhraseTable<'es' | 'en'> = {
  es: [
    'speak spanish, in spanish, spanish please, spanish, do you speak spanish, can you speak spanish, switch to spanish, change to spanish, talk in spanish, dont speak english, dont understand english, do not speak english, answer in spanish, habla espanol, espanol',
    'en español, español, español por favor, habla español, hable español, hábleme en español, habla usted español, puede hablar español, puede hablar en español, cambiar a español, cambie a español, responda en español, conteste en español, en castellano, se habla español, hablas español, no entiendo inglés, no hablo inglés, no sé inglés, no leo inglés',
  ],
  en: [
    'speak english, in english, english please, english, do you speak english, can you speak english, switch to english, change to english, talk in english, answer in english, back to english, go back to english',
    'en inglés, inglés, inglés por favor, habla inglés, hable inglés, cambiar a inglés, cambie a inglés, responda en inglés, puede hablar inglés, háblame en inglés, hábleme en inglés, habla usted inglés, hablas inglés',
  ],
}

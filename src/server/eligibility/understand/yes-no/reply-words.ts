import type { PhraseTable } from '../phrases.ts'

/** What people say instead of an answer, anywhere in it. */
export const replyWords: PhraseTable<'back' | 'skip' | 'not_known' | 'polite'> = {
  back: [
    'go back, change my answer, change an answer, change that answer, made a mistake, my mistake, previous question, last question again, i was wrong, wrong answer, undo, let me correct, correct my answer, i messed up, start over',
    'me equivoqué, cambiar mi respuesta, cambiar la respuesta, pregunta anterior, ir atrás, volver atrás, regresar atrás, corregir mi respuesta, me confundí, cometí un error, quiero corregir, quiero regresar, quiero volver',
  ],
  skip: [
    'prefer not to, rather not, not telling, wont say, dont want to say, dont want to answer, dont want to tell, dont wanna say, none of your business, not your business, skip it, skip this, skip that, skip the question, no comment, private matter, thats private, next question',
    'prefiero no, no quiero decir, no quiero decirlo, no quiero contestar, no quiero responder, no le importa, no es asunto suyo, es privado, eso es privado, siguiente pregunta, próxima pregunta, otra pregunta, no deseo contestar, no deseo responder, saltar esta, omitir esta',
  ],
  not_known: [
    'i dont know, dont know, do not know, idk, dunno, not sure, im unsure, no idea, no clue, cant remember, dont remember, i forget, i forgot, beats me, cant say, unknown, who knows, have to check, not certain',
    'no sé, no lo sé, yo no sé, no sabría, no estoy seguro, no estoy segura, ni idea, no tengo idea, quién sabe, no recuerdo, no me acuerdo, lo desconozco, desconozco, no sabemos, no estamos seguros, sepa, saber',
  ],
  polite: [
    'please, thanks, thank you, the, to, lets, can i, i want to, it, one, this, sorry, ., !',
    'por favor, gracias, quiero, la, a la, perdón, esta, eso, no es privado, !, ¡',
  ],
}

/** What means the same only when it is the whole answer. */
export const wholeReplies: PhraseTable<'back' | 'skip' | 'not_known'> = {
  back: ['back, previous, return, wrong', 'atrás, regresar, volver, anterior, regrese, vuelva, corregir, error'],
  skip: [
    'skip, next, pass, n a, continue, no answer',
    'omitir, saltar, siguiente, próxima, paso, pasar, continuar, sáltela, omita, salte, seguir',
  ],
  not_known: ['unsure, unknown, ?', 'ninguna idea, a saber'],
}

import type { readAloud as English } from '#i18n/en/site/read-aloud.ts'

export const readAloud: typeof English = {
  title: 'Lectura en voz alta',
  play: 'Seguir',
  pause: 'Pausa',
  stop: 'Parar',
  speed: 'Velocidad',
  offer:
    'Este aparato no tiene voz para esto. {{reader}} puede leérselo. Para eso se envían allí las palabras de esta parte.',
  allow: 'Leer con {{reader}}',
  noSpeech: 'Este navegador no pudo leer en voz alta. Aquí puede leer las palabras.',
  noVoice: 'Este navegador no tiene voz para este idioma. Aquí puede leer las palabras.',
}

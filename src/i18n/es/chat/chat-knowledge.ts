import type { chatKnowledge as English } from '#i18n/en/chat/chat-knowledge.ts'

export const chatKnowledge: typeof English = {
  next: 'Qué hacer ahora:',
  more: 'Leer más, con las fuentes',
  which: 'No sé bien qué quiere decir. ¿Es una de estas preguntas?',
  notAnswered: 'No puedo contestar esto con seguridad. Pregunte aquí:',
  noGeneric: 'no tengo un genérico en mis datos.',
  isGeneric: '{{drug}} ya es un genérico.',
  otherName: 'Su otro nombre es {{generic}}. Pregunte en la farmacia si hay un genérico.',
  pricesOf: 'Precios y programas de {{drug}}',
  askGeneric: 'Pregunte en la farmacia el precio con su seguro y sin él.',
  again: {
    more: 'Más sobre lo que acabo de decir:',
    all: 'Es todo lo que tengo sobre esto. ¿Era otra cosa? Dígalo con otras palabras.',
  },
  missing: {
    time: 'Cuánto tarda no está en lo que tengo.',
    amount: 'Cuánto es no lo tengo.',
  },
  today: {
    decides: 'El farmacéutico decide.',
    differs: 'La ley no es igual en todos los estados: pregunte al farmacéutico.',
    noRecord: 'No tengo datos de la ley de {{state}}, y cambia según el estado: pregunte al farmacéutico.',
    insulin: 'insulina',
    urgent:
      'Por favor, no espere: puede ser peligroso estar sin {{drug}}. Llame hoy también al consultorio de su médico.',
    sick: '¿Se siente muy mal? Vaya a urgencias o llame al {{phone}}.',
    askState: '¿En qué estado está? La ley cambia según el estado.',
    closed: 'Mi farmacia está cerrada',
    clinic: 'Necesito una clínica',
  },
}

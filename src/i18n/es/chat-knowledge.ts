import type { chatKnowledge as English } from '../en/chat-knowledge.ts'

export const chatKnowledge: typeof English = {
  next: 'Qué hacer ahora:',
  more: 'Leer más, con las fuentes',
  notAnswered: 'No puedo contestar esto con seguridad. Su página dice dónde preguntar.',
}

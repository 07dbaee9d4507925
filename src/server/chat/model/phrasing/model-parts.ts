import type { MedicineParts } from '#server/chat/answers/medicine/medicine-parts.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'

/** The services that a model's choices are looked up in and said from. */
export type ModelParts = Omit<MedicineParts, 'communities' | 'config'> & {
  communities: Communities
  knowledge: Pick<KnowledgeService, 'answer'>
}

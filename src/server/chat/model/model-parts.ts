import type { Communities } from '#server/communities/communities.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import type { MedicineParts } from '../answers/medicine/medicine-parts.ts'

/** The services that a model's choices are looked up in and said from. */
export type ModelParts = Omit<MedicineParts, 'communities' | 'config'> & {
  communities: Communities
  knowledge: Pick<KnowledgeService, 'answer'>
}

import type { tools as english } from '../en/tools.ts'

export const tools: typeof english = {
  likely: 'Puede ser una de estas: {{names}}. Pregunte cuál es.',
}

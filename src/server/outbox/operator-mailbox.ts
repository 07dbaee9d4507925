import type { Config } from '#server/config.ts'
import type { Mailer } from '#server/outside/mailer.ts'

/** Who runs the site, where mails reach people: a folder would keep in the clear what is sealed here, and nobody might ever read it. */
export function operatorMailbox(
  { OPERATOR_MAIL }: Pick<Config, 'OPERATOR_MAIL'>,
  { kind }: Pick<Mailer, 'kind'>,
): string | undefined {
  return kind === 'smtp' ? OPERATOR_MAIL : undefined
}

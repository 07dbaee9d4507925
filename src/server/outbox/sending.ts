import type { DeliveryReply } from '#contract/cards.ts'
import { translators } from '#i18n/translators.ts'
import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import type { Asker } from '#server/http/asker.ts'
import type { Mailer } from '#server/outside/mailer.ts'
import type { TextSender } from '#server/outside/texts.ts'
import type { Config } from '#server/settings/config.ts'
import type { FormTokens } from '../limits/form-tokens.ts'
import type { HashKeys } from '../limits/hash-keys.ts'
import { createSendLimits } from '../limits/send-limits.ts'
import { parseEmailAddress } from './email-address.ts'
import type { Message, Outbox } from './outbox.ts'
import type { StopList } from './stop-list.ts'

type Parts = {
  config: Config
  database: Pick<Database, 'orm'>
  keys: HashKeys
  formTokens: FormTokens
  outbox: Outbox
  stopList: Pick<StopList, 'has' | 'tokenOf'>
  mailer: Pick<Mailer, 'kind'>
  texts: Pick<TextSender, 'kind'>
}

/** Who sends something to somebody, with the form that is good for it once. */
export type Sender = Asker & { form: string | undefined }

export type Sending = ReturnType<typeof createSending>

/** Leaves what readers ask for in the outbox, within the limits of a day. Every refusal is an AppError. */
export function createSending({ config, database, keys, formTokens, outbox, stopList, mailer, texts }: Parts) {
  const limits = createSendLimits(config, keys, database)

  async function send(message: Message, sender: Sender, about: string): Promise<void> {
    const counted = { ...sender, recipient: message.recipient }
    const alongside = await limits.prepare(counted)
    if ((await outbox.add(message, { once: about, alongside })) === 'added') return
    // Answered and counted as if it were sent: else anyone could ask what was sent to an address a moment ago.
    await limits.count(counted)
  }

  function replyTo({ language }: Asker, word: 'emailSent' | 'emailKept' | 'textSent' | 'textKept'): DeliveryReply {
    const delivery = word.endsWith('Kept') ? 'outbox_folder' : 'queued'
    return { response_code: 200, message: translators[language](`mail.${word}`), delivery }
  }

  return {
    /**
     * Takes who asks for a sender, where the form's token is good or none is needed.
     * @throws AppError used_form
     */
    async admit(asker: Asker, token: string | undefined, { isNeeded }: { isNeeded: boolean }): Promise<Sender> {
      if (!token && !isNeeded) return { ...asker, form: undefined }
      const form = await formTokens.read('send', token ?? '', asker.address)
      if (!form) throw new AppError('used_form')
      return { ...asker, form }
    },

    /**
     * Mails to an address that was typed, with a link that stops further ones; `about` says what, so that the same is not
     * sent twice in ten minutes.
     */
    async mail(
      email: string,
      compose: (stopLink: string) => { subject: string; text: string; html: string },
      about: string,
      asker: Sender,
    ): Promise<DeliveryReply> {
      const recipient = parseEmailAddress(email)
      if (!recipient) throw new AppError('invalid_email')
      const stopLink = `${asker.origin}/stopmail/${await stopList.tokenOf(recipient)}?lng=${asker.language}`
      const message = { kind: 'email' as const, recipient, ...compose(stopLink), stopLink }
      // Answered and counted as if it were sent: whether its owner wants mails is nobody else's business.
      if (await stopList.has(recipient)) await limits.count({ ...asker, recipient })
      else await send(message, asker, about)
      return replyTo(asker, mailer.kind === 'folder' ? 'emailKept' : 'emailSent')
    },

    /** Texts to a number in E.164 form that may be texted. */
    async text(recipient: string, text: string, about: string, asker: Sender): Promise<DeliveryReply> {
      await send({ kind: 'text', recipient, text }, asker, about)
      return replyTo(asker, texts.kind === 'folder' ? 'textKept' : 'textSent')
    },

    /** Counts a send that was refused, where asking alone would tell something. */
    countRefused: (recipient: string, sender: Sender): Promise<void> => limits.count({ ...sender, recipient }),
  }
}

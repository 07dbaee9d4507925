import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { isEximInstalled, prepareExim } from '#testing/network-edge/exim-server.ts'
import { createMailer } from './mailer.ts'

const from = 'Navi <cards@navi.example>'

test.skipIf(!isEximInstalled)(
  'Debian’s mail server (exim4) takes our mails whole, once each, and its refusals are understood',
  async () => {
    const exim = await prepareExim()
    onTestFinished(exim.stop)
    const mailer = createMailer(exim.url, from)
    onTestFinished(() => mailer.close())
    const mailTo = (to: string, id = 'x') => mailer.send({ id, to, subject: 'Tarjeta ñ', text: 'á', html: '<p>á</p>' })

    await expect(mailTo('ana@mail.example')).rejects.toMatchObject({ permanent: false })
    await exim.start()
    await expect(mailTo('refused@mail.example')).rejects.toMatchObject({ permanent: true, code: 'smtp_550' })
    const ids = Array.from({ length: 30 }, (_, index) => `card-${index}`)
    await Promise.all(ids.map((id) => mailTo(`${id}@mail.example`, id)))
    await expect.poll(() => exim.mails().length, { timeout: 20_000 }).toBe(30)
    const mails = await Promise.all(exim.mails().map((mail) => PostalMime.parse(mail)))
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(ids.map((id) => `<${id}@navi.example>`).sort())
    for (const mail of mails)
      expect(mail).toMatchObject({ subject: 'Tarjeta ñ', text: 'á', html: expect.stringContaining('<p>á</p>') })
  },
)

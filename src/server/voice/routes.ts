import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { hearMedicines, readVoice, voiceCalls, voiceVariant } from '#contract/voice.ts'
import { createLine } from '#server/chat/stream/in-line.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import { homeOf } from '#server/limits/network.ts'
import type { Services } from '#server/services.ts'

export function voiceRoutes(parts: Pick<Services, 'voice' | 'heardMedicines'>): FastifyPluginAsyncZod {
  const { voice, heardMedicines } = parts
  const inLine = createLine()

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    for (const variant of voiceVariant.options)
      app.route({
        ...voiceCalls[variant],
        config: { callsOthers: true, foreign: false },
        handler: async (request) => {
          const opened = await voice.open({
            variant,
            language: languageOfRequest(request),
            address: request.ip,
            warn: (error) => request.log.warn({ reason: error.message }, 'no voice talk could begin'),
          })
          return { response_code: 200 as const, ...opened }
        },
      })

    app.route({
      ...hearMedicines,
      config: { admission: 'question' },
      handler: async (request) => {
        const { text } = request.body
        const in_danger = readEmergency(text).kinds.length > 0
        if (in_danger) return { response_code: 200 as const, heard: [], in_danger }
        if (request.refusal) throw request.refusal
        // To compare sounds takes its time: one reader's words after the other.
        await inLine(homeOf(request.ip))
        return { response_code: 200 as const, heard: heardMedicines(text), in_danger }
      },
    })

    app.route({ ...readVoice, handler: async () => ({ response_code: 200 as const, ...voice.describe() }) })
  }
}

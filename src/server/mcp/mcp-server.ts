import {
  createMcpHandler,
  type McpHttpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { brand } from '#operator.json'
import { aroundAnswer, callTool } from './call-tool.ts'
import { instructions } from './instructions.ts'
import type { Tool } from './tool.ts'

/** Reads only, changes nothing, and answers from our own records alone. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const capabilities = { tools: {} }

/** Serves the tools over streamable HTTP. Nothing is kept between two requests. `report` hears of errors that are ours. */
export function createMcp(tools: Tool[], report: (error: unknown) => void): McpHttpHandler {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const listed = tools.map(listing)

  function serverFor(origin: string): Server {
    const server = new Server({ name: brand, version: '1', websiteUrl: origin }, { capabilities, instructions })
    server.setRequestHandler('tools/list', () => ({ tools: listed }))
    server.setRequestHandler('tools/call', async ({ params }) => {
      const tool = byName.get(params.name)
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.')
      return callTool(tool, params.arguments, origin, report)
    })
    return server
  }

  // Nothing of ours ever changes while it runs, so nobody needs to listen.
  return createMcpHandler(({ requestInfo }) => serverFor(new URL(requestInfo?.url ?? '').origin), {
    maxSubscriptions: 0,
  })
}

function listing({ name, title, description, input, output }: Tool) {
  return {
    name,
    title,
    description,
    annotations: { title, ...annotations },
    inputSchema: z.toJSONSchema(input, { io: 'input' }) as { type: 'object' },
    outputSchema: z.toJSONSchema(z.object({ ...aroundAnswer, ...output.shape })) as { type: 'object' },
  }
}

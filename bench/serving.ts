import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { requestsPerCpuSecond } from './load.ts'
import { atLeast, type Measure, quantile, shareOfPeer } from './measure.ts'
import { startProcess, stopProcess } from './process.ts'
import { type Site, startSite } from './site.ts'

const answers = [
  { name: 'Drug list', path: '/api/all_drug_list' },
  { name: 'Kept page', path: '/patient-assistant-savings?drug=ozempic' },
]
const share = 0.65
// Many short rounds: on a machine that does other work too, their median is steadier than that of a few long ones.
const pairs = 9
const seconds = 2

/** How many answers a second of processor time gives, as a share of what plain node:http gives with the same bytes. */
export async function benchServing(): Promise<Measure[]> {
  const site = await startSite({ LOG_LEVEL: 'info' })
  const folder = mkdtempSync(join(tmpdir(), 'navi-peer-'))
  const measures: Measure[] = []
  try {
    for (const { name, path } of answers) measures.push(...(await compare(name, path, site, join(folder, 'body.br'))))
    return measures
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}

async function compare(name: string, path: string, site: Site, file: string): Promise<Measure[]> {
  const { body, type } = await readCompressed(site.url + path)
  writeFileSync(file, body)
  const peer = startProcess('bench/plain-server.ts', [file, type])
  try {
    const [peerUrl] = await once(peer, 'message')
    const ours = () => requestsPerCpuSecond(site.url + path, site.process, seconds)
    const theirs = () => requestsPerCpuSecond(peerUrl, peer, seconds)
    await Promise.all([ours(), theirs()])
    const rounds = await alternate(ours, theirs)
    return [
      atLeast(
        share,
        '× plain',
        `${name}: share of plain node:http, the median of the pairs`,
        medianOf(rounds, 'ratio'),
      ),
      shareOfPeer(
        `${name}, ${body.length} bytes: answers per second of processor time`,
        '/s',
        medianOf(rounds, 'ours'),
        { name: 'plain node:http', value: medianOf(rounds, 'theirs') },
        share,
      ),
    ]
  } finally {
    await stopProcess(peer)
  }
}

interface Round {
  ours: number
  theirs: number
  ratio: number
}

/** Pairs in turn, so that whatever else the machine does weighs on both alike. */
async function alternate(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Round[]> {
  const rounds: Round[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const round = { ours: await ours(), theirs: await theirs() }
    rounds.push({ ...round, ratio: round.ours / round.theirs })
  }
  return rounds
}

function medianOf(rounds: Round[], figure: keyof Round): number {
  return quantile(
    rounds.map((round) => round[figure]),
    0.5,
  )
}

async function readCompressed(url: string): Promise<{ body: Buffer; type: string }> {
  const [reply] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  if (reply.headers['content-encoding'] !== 'br') throw new Error(`${url} did not come compressed`)
  return { body: await buffer(reply), type: reply.headers['content-type'] ?? '' }
}

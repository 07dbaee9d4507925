import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The peer: the least a Node process can do to send bytes that are compressed already.
const [file = '', type = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }

const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

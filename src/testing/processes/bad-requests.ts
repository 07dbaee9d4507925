import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { someItems, vendorForm } from '../factories/card-forms.ts'

interface Schema {
  type?: string | string[]
  enum?: string[]
  anyOf?: Schema[]
  pattern?: string
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
}

export interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface BadRequest {
  /** Which call it is for, without what was made of it. */
  call: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

type Fields = Record<string, unknown>

/** What gets past the first checks, so that the second ones are tried too. */
const plausible = fc.constantFrom(
  ...['ozempic', 'metformin', 'insulina', 'food', 'renta', '14604', 'Rochester, New York', 'NY', '123456', 'medicare'],
  ...['a@mail.example', '(212) 555-0100', '+525512345678', 'copay', 'programs', '00:01', 'true', '2', '2026-02-30'],
)
const odd = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00x',
    '\ufeff',
    '\u202e',
    'e\u0301'.repeat(300),
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'İıſK',
  ],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '%00', '%', '%ff', '{{7*7}}', '<script>'],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE outbox; --',
    'a\r\nBcc: b@mail.example',
    'NaN',
    'null',
    '-0',
    '1e999',
    '9'.repeat(400),
  ],
)
const huge = fc
  .tuple(fc.constantFrom('a', 'ozemqpic ', '\u0301', '(', ' ', '💊', '1 ', 'a,', 'what about '), fc.nat(70_000))
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
const words = fc.oneof(
  { weight: 5, arbitrary: plausible },
  { weight: 3, arbitrary: odd },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: huge },
)
const deep = fc.nat(3_000).map((depth) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`))
const anything = fc.oneof(
  words,
  fc.anything({ key: words, values: [fc.integer(), fc.double(), fc.boolean(), fc.constant(null), words] }),
  fc.bigInt().map(String),
  deep,
)

const manyOf = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(value, { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(value, { minLength: 90, maxLength: 400 }) },
  )

/** Values as a schema wants them, and now and then anything else. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: wanted(schema) }, { weight: 1, arbitrary: anything })
}

function wanted({
  type,
  anyOf,
  pattern,
  minimum,
  maximum,
  items,
  properties,
  ...schema
}: Schema): fc.Arbitrary<unknown> {
  if (anyOf) return fc.oneof(...anyOf.map(valueFor))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [kind] = [type].flat()
  if (kind === 'object' || properties) return fieldsOf(properties ?? {})
  if (kind === 'array') return manyOf(valueFor(items ?? {}))
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'integer' || kind === 'number')
    return fc.oneof(fc.integer({ min: minimum ?? -10, max: maximum ?? 100_000 }), fc.double(), fc.maxSafeInteger())
  // No text can be made by an expression that looks ahead.
  return pattern && !pattern.includes('(?!') ? fc.oneof(fc.stringMatching(new RegExp(pattern)), words) : words
}

/** Some fields missing, some too many. */
function fieldsOf(properties: Record<string, Schema>): fc.Arbitrary<Fields> {
  const known = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema)] as const)
  const own = fc.record(Object.fromEntries(known), { requiredKeys: [] })
  const complete = fc.record(Object.fromEntries(known))
  const more = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(words, anything) },
  )
  return fc.tuple(fc.oneof(own, complete), more).map(([fields, extra]) => ({ ...extra, ...fields }))
}

/** A request that is right but for a field or two. */
function spoiled(right: Fields): fc.Arbitrary<Fields> {
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(right)), fc.option(anything, { nil: undefined }), {
    maxKeys: 2,
  })
  return changes.map((changed) => ({ ...right, ...changed }))
}

const { vendors } = someItems()
const card = vendorForm(
  'a@mail.example',
  vendors.map(({ name, website }) => ({ name, link: website ?? 'N/A' })),
)
const rightBodies = new Map<string, Fields>([
  ['post /api/special_mail', card],
  ['post /api/special_sms', { ...card, email: '', phone_number: '(212) 555-0100' }],
])

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

type Encoded = { body: Buffer; type: string }

function asJson(value: unknown): Encoded {
  return { body: Buffer.from(JSON.stringify(value) ?? ''), type: 'application/json' }
}

function asForm(fields: Fields): Encoded {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = textOf(value)
    return `--navi\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${text}\r\n`
  })
  return { body: Buffer.from(`${parts.join('')}--navi--\r\n`), type: 'multipart/form-data; boundary=navi' }
}

function asQuery(fields: Fields): Encoded {
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)])
  return { body: Buffer.from(`${new URLSearchParams(texts)}`), type: 'application/x-www-form-urlencoded' }
}

/** Bytes that are no body of their kind: cut off, doubled, not UTF-8, a file among the fields, another kind altogether. */
const breaks: ((encoded: Encoded) => Encoded)[] = [
  ({ body, type }) => ({ body: body.subarray(0, body.length >> 1), type }),
  ({ body, type }) => ({ body: Buffer.concat([body, body]), type }),
  ({ body, type }) => ({ body: Buffer.concat([Buffer.from([0xff, 0xfe, 0]), body]), type }),
  ({ body, type }) => ({
    body: Buffer.from(body.toString().replace('form-data; name', 'form-data; filename="a.png"; name')),
    type,
  }),
  ({ body }) => ({ body, type: 'multipart/form-data' }),
  ({ body }) => ({ body, type: 'multipart/form-data; boundary=other' }),
  ({ body }) => ({ body, type: `multipart/mixed; boundary="${'n'.repeat(200)}"` }),
  ({ body }) => ({ body, type: 'application/json; charset=utf-16' }),
  ({ body }) => ({ body, type: 'application/x-www-form-urlencoded' }),
  ({ body }) => ({ body, type: 'text/plain' }),
  ({ body }) => ({ body, type: 'a/b;'.repeat(500) }),
  ({ type }) => ({ body: Buffer.alloc(0), type }),
  ({ type }) => ({ body: Buffer.from(`{"__proto__":{"drug_id":"ozempic"},"constructor":{"prototype":{}}}`), type }),
  ({ type }) => ({ body: Buffer.from('['.repeat(60_000)), type }),
]

function bodyOf(call: string, content: Record<string, { schema: Schema }>): fc.Arbitrary<Encoded> {
  const [{ schema } = { schema: {} }] = Object.values(content)
  const right = rightBodies.get(call)
  const fields = right ? fc.oneof(spoiled(right), fieldsOf(schema.properties ?? {})) : fieldsOf(schema.properties ?? {})
  const json = fc.oneof({ weight: 9, arbitrary: fields }, { weight: 1, arbitrary: anything }).map(asJson)
  const form = fields.map('application/x-www-form-urlencoded' in content ? asQuery : asForm)
  const takesForms = Object.keys(content).some((type) => type !== 'application/json')
  const encoded = takesForms
    ? fc.oneof(json, form)
    : fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: form })
  const broken = fc.tuple(encoded, fc.constantFrom(...breaks)).map(([sound, spoil]) => spoil(sound))
  return fc.oneof({ weight: 5, arbitrary: encoded }, { weight: 1, arbitrary: broken })
}

const inAddress = (text: unknown) => {
  return encodeURIComponent(Buffer.from(textOf(text).slice(0, 3_000)).toString())
}

function addressOf(path: string, parameters: Operation['parameters'] = []): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? words.map(inAddress) : fc.constant(part)))
  const query = fieldsOf(
    Object.fromEntries(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema])),
  )
  const written = fc
    .tuple(query, fc.constantFrom('', '', '', '', '&lng=es&lng=en', '&q[]=a&q[b]=c', '&%', '&=&&', '&drug_id=%ff%fe'))
    .map(
      ([fields, tail]) =>
        `?${Object.entries(fields)
          .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
          .join('&')}${tail}`,
    )
  return fc.tuple(fc.tuple(...parts), written).map(([names, search]) => (names.join('') + search).slice(0, 12_000))
}

const usual = (value: string, ...others: string[]) => fc.constantFrom(value, value, value, ...others)
const headersOf = fc.record(
  {
    accept: usual('*/*', 'text/event-stream', 'text/html', 'a'.repeat(3_000), 'application/json;q=NaN'),
    'accept-language': usual('en', 'es', 'es;q=9', '*', '-'.repeat(2_000)),
    'accept-encoding': usual('br', 'gzip', 'identity;q=0', 'x'),
    origin: usual('http://127.0.0.1', 'null', 'https://evil.example', 'http://'),
    'sec-fetch-site': usual('same-origin', 'cross-site', 'x'),
    'content-encoding': usual('identity', 'gzip', 'br', 'x'),
    'if-none-match': usual('*', '""', 'W/"x"', '"'.repeat(500)),
    'x-forwarded-for': usual('192.0.2.1', '::', 'x', '1,'.repeat(500)),
    traceparent: usual('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00-0-0-00', 'x'.repeat(300)),
    range: usual('bytes=0-', 'bytes=9-1,-0'),
    host: usual('navi.example', '', 'a b', '[', '127.0.0.1:99999', '<>'),
  },
  { requiredKeys: [] },
)

/** Requests to every call of the contract. */
export function badCalls(): fc.Arbitrary<BadRequest> {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestTo(method, path, operation)),
  )
  return fc.oneof(...calls)
}

/** Requests to one call: nearly right, wrong in one part, or wrong in all. */
export function requestTo(
  method: string,
  path: string,
  { parameters, requestBody }: Operation,
): fc.Arbitrary<BadRequest> {
  const call = `${method} ${path}`
  const own = method.toUpperCase()
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(own) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
      ),
      address: addressOf(path, parameters),
      headers: fc.oneof(fc.constant({}), headersOf),
      encoded: requestBody
        ? bodyOf(call, requestBody.content)
        : fc.option(anything.map(asJson), { freq: 8, nil: undefined }),
    })
    .map(({ method, address, headers, encoded }) => ({
      call,
      method,
      path: address,
      headers: {
        ...headers,
        ...(encoded && { 'content-type': encoded.type, 'content-length': String(encoded.body.length) }),
      },
      body: encoded?.body,
    }))
}

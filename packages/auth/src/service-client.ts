import { AwsJson1_1Protocol } from '@aws-sdk/core/protocols'
import { Client } from '@smithy/core/client'
import { resolveEndpointConfig } from '@smithy/core/endpoints'
import { parseUrl } from '@smithy/core/protocols'
import { getRetryPlugin } from '@smithy/core/retry'
import { getSchemaSerdePlugin } from '@smithy/core/schema'
import { calculateBodyLength, fromBase64, fromUtf8, toBase64, toUtf8 } from '@smithy/core/serde'
import { FetchHttpHandler } from '@smithy/fetch-http-handler'
import type { HttpHandlerOptions, MetadataBearer } from '@smithy/types'
import type { Clock } from './port.js'
import { MAX_ATTEMPTS, retryStrategy } from './user-pool/retry.js'

/** How a service is reached. */
export interface ServiceOptions {
  readonly endpoint: string
  readonly region: string
  readonly clock: Clock
  /** A number from 0 to 1 by chance, for the waits between attempts. */
  readonly chance: () => number
  /** Instead of the platform's own. */
  readonly fetch?: typeof fetch
}

/** What tells one JSON service of the vendor from another. */
export interface Service {
  readonly namespace: string
  /** First part of `x-amz-target`. */
  readonly target: string
  readonly apiVersion: string
}

/** One attempt; the service answers in milliseconds or not at all. */
const ATTEMPT_MS = 10_000
/** The largest honest answer is a page of devices, some 50 kB. */
const LARGEST_ANSWER = 262_144

/**
 * The SDK's client without what its actions for people never use (signatures, regions, event streams, credential
 * lookup), which is half its weight. Built of the SDK's public parts; its commands run on it unchanged.
 */
export function serviceClient<Input extends object, Output extends MetadataBearer>(
  service: Service,
  { endpoint, region, clock, chance, fetch: customFetch = fetch }: ServiceOptions,
) {
  const base = new URL(endpoint)
  const strategy = retryStrategy(clock, chance)
  const config = resolveEndpointConfig({
    apiVersion: service.apiVersion,
    serviceId: service.target,
    region: async () => region,
    endpoint,
    endpointProvider: () => ({ url: base }),
    urlParser: parseUrl,
    runtime: 'browser',
    protocol: new AwsJson1_1Protocol({
      defaultNamespace: service.namespace,
      serviceTarget: service.target,
      errorTypeRegistries: [],
      awsQueryCompatible: false,
    }),
    requestHandler: new FetchHttpHandler({ requestTimeout: ATTEMPT_MS, cache: 'no-store', customFetch }),
    retryStrategy: async () => strategy,
    maxAttempts: async () => MAX_ATTEMPTS,
    disableHostPrefix: true,
    streamCollector: collect,
    bodyLengthChecker: calculateBodyLength,
    base64Decoder: fromBase64,
    base64Encoder: toBase64,
    utf8Decoder: fromUtf8,
    utf8Encoder: toUtf8,
  })
  const client = new Client<HttpHandlerOptions, Input, Output, typeof config>(config)
  client.middlewareStack.use(getSchemaSerdePlugin(client.config))
  client.middlewareStack.use(getRetryPlugin(client.config))
  return client
}

/** The bytes of an answer; an answer without end is given up. */
async function collect(stream: unknown): Promise<Uint8Array> {
  if (stream instanceof Blob) return new Uint8Array(await stream.arrayBuffer())
  if (!(stream instanceof ReadableStream)) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > LARGEST_ANSWER) {
      await reader.cancel()
      throw new Error('The service’s answer is too large')
    }
    chunks.push(read.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

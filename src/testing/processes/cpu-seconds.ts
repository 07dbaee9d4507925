/** The processor's time that a server has used since its start, as its metrics tell. */
export async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(metrics.match(/^process_cpu_seconds_total (\S+)/m)?.[1])
}

/** The id of a medicine: its name in small letters with hyphens. It is part of addresses, so a name never changes. */
export function drugId(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

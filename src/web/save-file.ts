/** Puts a file into the reader's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the content after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

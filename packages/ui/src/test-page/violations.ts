import axe from 'axe-core'

/** Names of the accessibility rules the page breaks. Colour contrast needs a real browser and is left out. */
export async function violations(root: Element): Promise<string[]> {
  const result = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return result.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)
}

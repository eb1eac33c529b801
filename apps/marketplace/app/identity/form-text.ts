/** What was typed into a field; nothing where a form has no such field, or a file in it. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A code, without the spaces and dashes it is pasted with. */
export function formCode(form: FormData): string {
  return formText(form, 'code').replace(/[\s-]/g, '')
}

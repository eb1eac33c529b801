/** Styles an element by its properties: a page's policy allows no style in words. */
export function dress(
  element: HTMLElement,
  styles: Partial<Record<keyof CSSStyleDeclaration & string, string>>,
): void {
  Object.assign(element.style, styles)
}

/** In the page's language. */
export function say(english: string, chinese: string): string {
  return document.documentElement.lang.startsWith('zh') ? chinese : english
}

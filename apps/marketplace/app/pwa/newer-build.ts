let newer = false

/** From here on, links load whole pages: there is a newer build. */
export function markNewerBuild(): void {
  newer = true
}

export function isNewerBuild(): boolean {
  return newer
}

// A worker, sent as it stands; its name is the page's language. See docs/decisions/0070.
for (const Format of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat'])
  new Intl[Format](self.name)
postMessage('learned')
close()

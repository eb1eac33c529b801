import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { createServer } from 'node:net'
const port = await new Promise(r=>{const s=createServer().listen(0,()=>{const p=s.address().port;s.close(()=>r(p))})})
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:[`--remote-debugging-port=${port}`,'--headless=new','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync']})
for (const url of process.argv.slice(2)) {
const r = await lighthouse(url,{port,logLevel:'error',onlyCategories:['performance']})
const a=r.lhr.audits
console.log(url, Math.round(r.lhr.categories.performance.score*100),'FCP',a['first-contentful-paint'].displayValue,'LCP',a['largest-contentful-paint'].displayValue,'TBT',a['total-blocking-time'].displayValue,'CLS',a['cumulative-layout-shift'].displayValue)
const el=a['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node ?? a['lcp-breakdown-insight']?.details
console.log('  LCP el', JSON.stringify(el?.snippet ?? el)?.slice(0,400))
const m=a['metrics']?.details?.items?.[0]; if(m) console.log('  observed FCP',m.observedFirstContentfulPaint,'LCP',m.observedLargestContentfulPaint,'load',m.observedLoad)
for (const i of a['network-requests'].details.items.slice(0,60)) console.log('  ',Math.round(i.networkRequestTime),Math.round(i.networkEndTime),String(i.transferSize).padStart(7),i.resourceType,i.priority,i.url.replace(/https?:\/\/[^/]+/,m=>m.slice(-5)).slice(0,90))
}
await b.close()

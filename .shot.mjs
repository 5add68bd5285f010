import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
process.chdir('/work/w-houserules');
const { openPosition } = await import('/work/w-houserules/scripts/browser/plantBattle.mjs');
const url='http://localhost:4519/';
const srv=spawn('npx',['vite','preview','--outDir','/tmp/houserules/dist','--port','4519','--strictPort'],{detached:true,stdio:'ignore'});
process.on('exit',()=>{try{process.kill(-srv.pid)}catch{}});
for(let i=0;i<60;i++){try{await fetch(url);break}catch{await new Promise(r=>setTimeout(r,500))}}
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic','--no-first-run']});
const SIZES=[[1440,900],[1024,768],[390,844],[844,390]];
export async function at(size,fn,{theme='dark',language='en',position='house-rules',speed='instant',ctx={}}={}){
  const c=await browser.newContext({viewport:{width:size[0],height:size[1]},...ctx});
  const p=await c.newPage(); p.on('console',m=>{if(m.type()==='error')console.log('console',m.text())}); p.on('pageerror',e=>console.log('pageerror',e.message));
  await openPosition(p,url,position,{speed,turnGuard:false,muted:true,theme,language});
  await p.waitForTimeout(700);
  await fn(p); await c.close();
}
const job=process.argv[2];
await (await import(job)).default({at,SIZES,browser,url,openPosition});
await browser.close(); process.exit(0);

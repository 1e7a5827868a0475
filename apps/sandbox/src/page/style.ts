import type { FastifyInstance } from 'fastify'

export function serveStyle(app: FastifyInstance): void {
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

/** The tokens are those of the product's look (ink, mint, wash), in so much as these pages need. */
const style = `
:root{--ink:#0E1513;--ink-2:#4A5652;--ink-3:#65716D;--line:#E3E9E7;--wash:#F5F8F7;--paper:#fff;--mint:#00C29A;
--mint-ink:#00866B;--mint-press:#00735C;--mint-tint:#DDF7EF;--mint-deep:#00664F;--amber-tint:#F9F1E6;--amber-ink:#8A5200;
--coral-tint:#FDEDED;--coral-ink:#B42B28;--r1:8px;--r2:14px;--round:999px}
*{box-sizing:border-box;margin:0}
body{font:400 15px/1.5 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",system-ui,sans-serif;
color:var(--ink);background:var(--wash);word-break:keep-all;overflow-wrap:anywhere;letter-spacing:-.01em;-webkit-font-smoothing:antialiased}
a{color:inherit;text-decoration:none}
:focus-visible{outline:2px solid var(--mint-ink);outline-offset:2px;border-radius:4px}
.wrap{width:100%;max-width:760px;margin:0 auto;padding:0 20px}
.row{display:flex;align-items:center;gap:16px}
.top{background:var(--paper);border-bottom:1px solid var(--line)}
.top .row{height:64px}
.logo{display:flex;align-items:center;gap:10px;font-weight:800;font-size:20px;letter-spacing:-.045em;margin-right:auto;white-space:nowrap}
.tag{font-size:12px;font-weight:600;letter-spacing:0;background:var(--amber-tint);color:var(--amber-ink);padding:3px 8px;border-radius:var(--round)}
.langs{display:flex;gap:4px}
.langs a{white-space:nowrap;padding:6px 8px;color:var(--ink-3);font-size:13px;border-radius:var(--r1)}
.langs a[aria-current]{color:var(--ink);font-weight:600}
.back{font-size:13px;font-weight:600;color:var(--mint-ink);white-space:nowrap}
.note{background:var(--amber-tint);color:var(--amber-ink);font-size:13px}
.note .wrap{display:block;padding-top:8px;padding-bottom:8px}
main{padding-top:40px!important;padding-bottom:64px!important}
h1{font-size:26px;line-height:1.25;font-weight:800;letter-spacing:-.03em}
.lead{color:var(--ink-2);margin-top:8px}
.bar{display:flex;align-items:flex-end;justify-content:space-between;gap:16px;margin-bottom:24px;flex-wrap:wrap}
.live{display:inline-flex;align-items:center;gap:8px;font-size:13px;color:var(--ink-3)}
.live::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--mint)}
.live.off::before{background:#B6C0BC}
.list{list-style:none;padding:0;display:flex;flex-direction:column;gap:12px}
.card{background:var(--paper);border:1px solid var(--line);border-radius:var(--r2);padding:20px}
.card.new{animation:arrive 1.6s ease-out}
@keyframes arrive{0%{border-color:var(--mint);box-shadow:0 0 0 4px var(--mint-tint)}100%{box-shadow:0 0 0 4px transparent}}
@media (prefers-reduced-motion:reduce){.card.new{animation:none}}
.meta{display:flex;align-items:center;gap:8px;font-size:13px;color:var(--ink-3);flex-wrap:wrap}
.meta b{color:var(--ink);font-weight:600}
.meta time{margin-left:auto}
.kind{background:var(--mint-tint);color:var(--mint-deep);font-weight:600;font-size:12px;padding:2px 8px;border-radius:var(--round)}
.kind.mail{background:#EAF0FD;color:#1D51BC}
.kind.push{background:var(--amber-tint);color:var(--amber-ink)}
.code{display:flex;align-items:center;gap:12px;margin:14px 0 4px;flex-wrap:wrap}
.code strong{font:700 36px/1.1 ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:.12em;font-variant-numeric:tabular-nums}
.subject{font-weight:600;margin-top:12px;font-size:17px}
.text{white-space:pre-wrap;color:var(--ink-2);margin-top:8px}
.text[hidden]{display:none}
.card>.btn{margin-top:12px}
.card iframe{display:block;width:100%;height:560px;margin-top:12px;border:1px solid var(--line);border-radius:var(--r1);background:var(--paper)}
.file{display:inline-flex;align-items:center;height:32px;margin:12px 0 0 12px;font-size:13px;font-weight:600;color:var(--mint-ink);text-decoration:underline}
.btn{font:inherit;font-weight:600;font-size:13px;height:32px;padding:0 12px;border:0;border-radius:var(--r1);background:var(--wash);color:var(--ink);cursor:pointer;white-space:nowrap}
.btn:hover{background:var(--line)}
.btn.line{background:var(--paper);box-shadow:inset 0 0 0 1px var(--line)}.btn.line:hover{background:var(--line)}
.btn.big{height:48px;padding:0 20px;font-size:15px}
.btn.main{background:var(--mint-ink);color:#fff}.btn.main:hover{background:var(--mint-press)}
.empty{text-align:center;padding:56px 24px;color:var(--ink-2);border-style:dashed}
.empty b{display:block;color:var(--ink);font-size:17px;margin-bottom:4px}
.service{display:flex;flex-direction:column;gap:16px}
.service h2{font-size:20px;font-weight:800;letter-spacing:-.03em}
.service .row{justify-content:space-between;flex-wrap:wrap}
.open{display:inline-flex;align-items:center;height:40px;padding:0 16px;border-radius:var(--r1);background:var(--mint-ink);color:#fff;font-weight:600}
.open:hover{background:var(--mint-press)}
.faults{border-top:1px solid var(--line);padding-top:16px}
.faults legend,.faults p{font-size:13px;color:var(--ink-2);margin-bottom:8px}
fieldset{border:0;padding:0;min-width:0}
.switches{display:flex;gap:8px;flex-wrap:wrap}
.switches .btn[aria-pressed=true]{background:var(--ink);color:#fff}
.switches .btn.bad[aria-pressed=true]{background:var(--coral-ink)}
.who{width:100%;height:auto;min-height:48px;padding:8px 16px;text-align:left;font-size:15px;font-weight:400;white-space:normal}
.who span{color:var(--ink-2);margin-left:8px}
details{border-top:1px solid var(--line);margin-top:8px}summary{cursor:pointer;font-weight:600}
.field{display:grid;gap:4px;font-size:13px;color:var(--ink-2);min-width:0}
.field input,.field select{font:inherit;font-size:16px;width:100%;min-width:0;height:48px;padding:0 12px;border:1px solid #7C8985;border-radius:var(--r1);background:var(--paper);color:var(--ink)}
.field [aria-invalid]{border-color:var(--coral-ink)}.wrong{color:var(--coral-ink)}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}
.price{font-size:26px;font-weight:800;letter-spacing:-.03em}
.tick{display:flex;align-items:center;gap:8px;min-height:44px}
.scopes{list-style:none;padding:0;margin-top:12px;display:grid;gap:8px}
.scopes span{color:var(--ink-3);font-size:13px;margin-left:4px}
.as-link{display:inline-flex;align-items:center;height:40px}
.shots{display:flex;gap:8px;flex-wrap:wrap}
.shots img{object-fit:cover;border-radius:var(--r1);background:var(--wash)}
a.as-choice{display:flex;align-items:center;flex-wrap:wrap}
.part{font-size:17px!important;font-weight:700;color:var(--ink)!important;margin-bottom:4px}
.change{margin-left:auto;font-weight:600;color:var(--mint-ink)}
.tick small{color:var(--ink-3)}.tick input{width:20px;height:20px;flex:none;accent-color:var(--mint-ink)}
.account img,.by img{border-radius:50%;flex:none;object-fit:cover}
.by{display:flex;align-items:center;gap:12px;min-width:0}.by p{min-width:0;line-height:1.35}
.by span{display:block;font-size:13px;color:var(--ink-3)}
.accounts{list-style:none;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr))}
.tabs{display:flex;gap:8px;flex-wrap:wrap;margin-bottom:20px}
.tabs a{padding:8px 14px;border-radius:var(--round);background:var(--paper);border:1px solid var(--line);font-size:13px;font-weight:600}
.tabs a[aria-current]{background:var(--ink);border-color:var(--ink);color:#fff}
.feed{list-style:none;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));align-items:start}
body:has(.feed) .wrap{max-width:1200px}
.post{display:grid;gap:12px;padding:16px}
.post video{display:block;width:100%;aspect-ratio:9/16;max-height:560px;object-fit:contain;background:var(--ink);border-radius:var(--r1)}
.post .text{margin:0;max-height:9em;overflow:auto}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:480px){.back{display:none}.top .row{gap:4px}.logo{font-size:17px;gap:8px}.langs a{padding:6px}.code strong{font-size:32px}main{padding-top:28px!important}}
`

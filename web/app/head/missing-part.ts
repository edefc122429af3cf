/**
 * After a release the parts of the last one are gone from the server, and whoever still has its page open gets no further: a dialog
 * stays shut, a panel throws the reader out of the book. `vite:preloadError` tells of a part that did not come, for any reason; that
 * the list of the whole build is gone too tells of a release. Then the page is loaded anew, once for each build. Whoever has begun to
 * write decides when.
 */
const KEY = 'reloaded-for'
const WORDS = 'Thư Quán vừa có bản mới. Nếu đang viết dở, bạn gửi hoặc chép lại trước nhé.'
export const NOTICE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:1.2rem 1.6rem;background:#1c2430;color:#fff;font-size:1.5rem;line-height:1.5;text-align:center'

/** In the head and not in the page's program, which every page would pay for. */
export const MISSING_PART_SCRIPT = `(function(){var typed,told;addEventListener('input',function(e){typed=e.target},true);function renew(v){try{if(sessionStorage.getItem('${KEY}')!==v){sessionStorage.setItem('${KEY}',v);return location.reload(),1}}catch(e){}}function tell(){if(told)return;told=document.createElement('p');told.setAttribute('role','alert');told.style.cssText='${NOTICE_STYLE}';told.append('${WORDS} ');var b=document.createElement('a');b.href=location.href;b.textContent='Tải lại trang';b.style.cssText='display:inline-block;padding:1rem;color:inherit;font-weight:600';b.onclick=function(e){e.preventDefault();location.reload()};told.append(b);document.body.append(told)}addEventListener('vite:preloadError',function(){var m=window.__reactRouterManifest;m&&fetch(m.url,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status===404&&(typed&&typed.isConnected&&typed.value||!renew(m.version)))tell()},function(){})})})();`

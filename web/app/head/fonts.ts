const KEY = 'fonts'
/** What every page is set in; the weight for long reading comes when a page has some. */
const FACES = ['400 1em "Be Vietnam Pro"', '600 1em "Be Vietnam Pro"', '600 1em Literata']

/** In the head: on a first visit text begins in the stand-ins. Later visits find the files in the browser's cache. */
export const AWAIT_FONTS_SCRIPT = `try{if(!localStorage.getItem('${KEY}'))document.documentElement.dataset.fonts='awaited'}catch(_){}`

/**
 * At the end of the page: they are asked for when all that is seen first has come. Laying the page out anew for each of six files that
 * arrive one by one would keep a slow phone busy for half a second, so they are taken into use together.
 */
export const useFontsScript = () =>
  `(function(d,e){if(!e.dataset.fonts)return;function use(){delete e.dataset.fonts;try{localStorage.setItem('${KEY}','1')}catch(_){}}function ask(){Promise.all(${JSON.stringify(
    FACES,
  )}.map(function(f){return d.fonts.load(f,'aấ')})).then(use,use)}d.readyState==='complete'?ask():addEventListener('load',ask)})(document,document.documentElement)`

import { Heart } from 'lucide-react'
import {
  createContext,
  Fragment,
  forwardRef,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useState,
} from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Held, textOf } from '../head/pieces.ts'
import { drawInPieces, PLACE } from './draw-in-pieces.ts'
import { withOnceHooks } from './hooks.ts'
import { Kept } from './kept.tsx'
import { LeftToReact } from './left-to-react.ts'
import { Plain } from './plain.tsx'
import { Walk } from './walk.ts'

function walked(node: ReactNode): string {
  const walk = new Walk()
  withOnceHooks(() => walk.node(node))
  return walk.html
}

const Words = createContext('không')
const Named = forwardRef<HTMLInputElement, { name: string }>((props, ref) => (
  <input ref={ref} type="text" {...props} defaultValue="“&”" />
))

function Stateful({ children }: { children?: ReactNode }) {
  const [count] = useState(() => 3)
  const word = useContext(Words)
  return (
    <b onAnimationEnd={() => undefined}>
      {count} {word}
      {children}
    </b>
  )
}

const PARTS: [string, ReactElement][] = [
  [
    'texts side by side',
    <p key="1">
      {'a'}
      {''}
      {'b'}
      {0}
      {false}
      {null}
      {'<&"\'>'}
      <i>c</i>
      {'d'}
      {'e'}
    </p>,
  ],
  [
    'texts across components',
    <p key="2">
      a<Stateful>b</Stateful>
      <Fragment key="f">c{'d'}</Fragment>e
    </p>,
  ],
  [
    'flags, words and what is left out',
    <button
      key="3"
      type="button"
      name="n"
      disabled
      hidden={false}
      aria-pressed={false}
      data-x={true}
      title={undefined}
      tabIndex={-1}
    >
      x
    </button>,
  ],
  [
    'a form',
    <form key="4" action="/tim" className="a" method="get">
      <input type="hidden" name="q" value="1" />
      <Named name="gia" />
      <input type="checkbox" defaultChecked readOnly />
    </form>,
  ],
  ['an icon', <Heart key="5" size="1.7rem" aria-hidden="true" />],
  [
    'a picture',
    <picture key="6">
      <source type="image/avif" srcSet="/a 1w" sizes="10px" />
      <img src="/a.webp" alt="" width={1} height={2} fetchPriority="high" />
    </picture>,
  ],
  ['an image further down', <img key="7" src="/a.webp" alt="x" loading="lazy" decoding="async" />],
  [
    'a boundary',
    <div key="8">
      a
      <Suspense>
        b<i />
      </Suspense>
      c
    </div>,
  ],
  [
    'lists in lists',
    <ul key="9">
      {[1, 2].map((n) => (
        <li key={n} value={n}>
          {[<i key="i">{n}</i>, 'x', 'y']}
        </li>
      ))}
    </ul>,
  ],
  ['what is already written', <div key="10" dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />],
  ['a bar', <progress key="11" max={5} value={0} aria-label="0" />],
]

test.each(PARTS)('%s → as React writes it', (_, part) => expect(walked(part)).toBe(renderToString(part)))

function Identified() {
  return <p id={useId()} />
}
class Old {
  isReactComponent = {}
}
Old.prototype.isReactComponent = {}

const LEFT: [string, ReactElement][] = [
  ['an id', <Identified key="1" />],
  ['an image that React asks for ahead', <img key="2" src="/a.webp" alt="" />],
  ['a title', <title key="3">x</title>],
  [
    'a choice',
    <select key="4">
      <option>1</option>
    </select>,
  ],
  ['styles', <p key="5" style={{ top: 0 }} />],
  [
    'an address that is a script',
    <a key="6" href={'java' + 'script:1'}>
      x
    </a>,
  ],
  [
    'an attribute that is not known',
    <a key="7" href="/a" download>
      x
    </a>,
  ],
  [
    'a provider',
    <Words key="8" value="x">
      <i />
    </Words>,
  ],
]

test.each(LEFT)('%s → is left to React', (_, part) => expect(() => walked(part)).toThrow(LeftToReact))

test('a part that is left to React → React draws it, as it draws the rest', () => {
  const page = (
    <main>
      <Plain>
        <div className="a">
          <Stateful />
        </div>
      </Plain>
      <Plain>
        <div>
          <Identified />
        </div>
      </Plain>
      <Words value="có">
        <Plain>
          <Stateful />
        </Plain>
      </Words>
    </main>
  )
  expect(textOf(drawInPieces(() => renderToString(page)) ?? [])).toBe(renderToString(page))
})

test('hooks are React’s again, also after a failure', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() => walked(<Broken />)).toThrow('broken')
  expect(renderToString(<Identified />)).toMatch(/id="/)
})

const Card = ({ product: { title, authors } }: { product: { id: number; title: string; authors: string[] } }) => (
  <article>
    {title} <i>{authors.join(', ')}</i>
  </article>
)

const pageOf = (...titles: string[]) => (
  <main>
    <Plain>
      <ul>
        {titles.map((title, id) => (
          <li key={title}>
            <Kept product={{ id, title, authors: ['Lan'] }} as={Card} />
          </li>
        ))}
      </ul>
    </Plain>
    <p>{titles.length} cuốn</p>
  </main>
)
const pieces = (page: ReactElement) => drawInPieces(() => renderToString(page)) ?? []

test('a card that other pages have → the same letters as React’s, and the same piece as theirs until it says something else', () => {
  const [one, other, changed] = [pageOf('Toán', 'Văn'), pageOf('Toán', 'Sử', 'Địa'), pageOf('Toán & số')]
  const [first, second, third] = [pieces(one), pieces(other), pieces(changed)]
  for (const [page, drawn] of [[one, first] as const, [other, second] as const, [changed, third] as const])
    expect(textOf(drawn)).toBe(renderToString(page))
  expect(first[1]).toBeInstanceOf(Held)
  expect(second[1]).toBe(first[1])
  expect(second[3]).not.toBe(first[3])
  expect(third[1]).not.toBe(first[1])
})

test('a part that fails behind a card → React draws all of it, and no place is left over', () => {
  const page = (
    <Plain>
      <div>
        <Kept product={{ id: 1, title: 'Toán', authors: [] }} as={Card} />
        <Identified />
      </div>
    </Plain>
  )
  expect(pieces(page)).toEqual([renderToString(page)])
})

test('a text that looks like a place → the page is left to the library', () => {
  const page = (
    <div>
      <Plain>
        <p>
          <Kept product={{ id: 2, title: 'Văn', authors: [] }} as={Card} />
        </p>
      </Plain>
      <p dangerouslySetInnerHTML={{ __html: PLACE }} />
    </div>
  )
  expect(drawInPieces(() => renderToString(page))).toBeNull()
})

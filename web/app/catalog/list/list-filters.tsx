import type { Facets } from '@tq/contract/catalog.ts'
import type { Category } from '@tq/contract/content/home.ts'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Plain } from '../../drawing/plain.tsx'
import { LIST_KEYS } from '../../lib/query-keys.ts'
import { categoryUrl } from '../../shell/shell-data.ts'
import { Button } from '../../ui/form/button.tsx'
import { Choice, PlainChoice, Some } from './filter-choice.tsx'
import styles from './list-filters.module.css'
import { categoryPlace, type ListQuery, listUrl, priceRange } from './list-query.ts'

export interface ListFiltersProps {
  path: string
  query: ListQuery
  facets: Facets
  categories: Category[]
  categoryId: number | null
  /** Where the whole list without a category lives. */
  allPath: string
  /** Lists of one type don't offer the other. */
  hasTypes: boolean
}

const AUTHORS_SHOWN = 5
const YEARS_SHOWN = 5

/** Every filter is a link: it works without JavaScript, can be opened in a new tab, and its result can be shared. */
export function ListFilters({ path, query, facets, categories, categoryId, allPath, hasTypes }: ListFiltersProps) {
  const id = useId()
  const to = (change: ListQuery) => listUrl(path, query, change)
  const years = facets.years.map(({ year, count }) => ({
    key: String(year),
    title: String(year),
    count,
    change: { yearFrom: String(year), yearTo: String(year) },
  }))
  return (
    <Plain>
      <div className={styles.filters}>
        <CategoryChoices {...{ id, query, facets, categories, categoryId, allPath }} />
        {hasTypes && facets.objectTypes.length > 0 && (
          <Group id={`${id}loai`} title="Loại sách">
            {facets.objectTypes.map(({ objectType, count }) => (
              <Choice
                key={objectType}
                title={objectType === 0 ? 'Sách giấy' : 'Có bản điện tử'}
                count={count}
                isOn={query.objectType === String(objectType)}
                toOn={to({ objectType: String(objectType) })}
                toOff={to({ objectType: undefined })}
              />
            ))}
          </Group>
        )}
        <Group id={`${id}gia`} title="Khoảng giá" before={<PriceForm path={path} query={query} />}>
          {facets.prices.map(({ from, to: end, count }) => (
            <Choice
              key={from}
              title={priceRange(from, end)}
              count={count}
              isRound
              isOn={query.priceFrom === String(from) && (query.priceTo ?? null) === (end === null ? null : String(end))}
              toOn={to({ priceFrom: String(from), priceTo: end === null ? undefined : String(end) })}
              toOff={to({ priceFrom: undefined, priceTo: undefined })}
            />
          ))}
        </Group>
        {years.length > 0 && (
          <Group id={`${id}nam`} title="Năm xuất bản">
            <Some items={years} shown={YEARS_SHOWN} more="Xem thêm năm">
              {({ key, title, count, change }) => (
                <Choice
                  key={key}
                  title={title}
                  count={count}
                  isOn={query.yearFrom === key && query.yearTo === key}
                  toOn={to(change)}
                  toOff={to({ yearFrom: undefined, yearTo: undefined })}
                />
              )}
            </Some>
          </Group>
        )}
        {facets.authors.length > 0 && (
          <Group id={`${id}tac-gia`} title="Tác giả">
            <Some items={facets.authors} shown={AUTHORS_SHOWN} more="Xem thêm tác giả">
              {({ id, name, count }) => (
                <Choice
                  key={id}
                  title={name}
                  count={count}
                  isOn={query.author?.split('.').at(-1) === String(id)}
                  toOn={to({ author: String(id) })}
                  toOff={to({ author: undefined })}
                />
              )}
            </Some>
          </Group>
        )}
        <Group id={`${id}tinh-trang`} title="Tình trạng">
          <Choice
            title="Còn hàng"
            count={facets.inStock}
            isOn={query.inStock === '1'}
            toOn={to({ inStock: '1' })}
            toOff={to({ inStock: undefined })}
          />
        </Group>
        {facets.ratings.length > 0 && (
          <Group id={`${id}danh-gia`} title="Đánh giá">
            {facets.ratings
              .filter(({ rating }) => rating >= 3)
              .map(({ rating, count }) => (
                <Choice
                  key={rating}
                  title={`Từ ${rating} sao`}
                  count={count}
                  isRound
                  isOn={query.rating === String(rating)}
                  toOn={to({ rating: String(rating) })}
                  toOff={to({ rating: undefined })}
                />
              ))}
          </Group>
        )}
      </div>
    </Plain>
  )
}

function CategoryChoices({
  id,
  query,
  facets,
  categories,
  categoryId,
  allPath,
}: { id: string } & Pick<ListFiltersProps, 'query' | 'facets' | 'categories' | 'categoryId' | 'allPath'>) {
  const { chosen, top, choices } = categoryPlace(categories, categoryId)
  const countOf = (id: number) => facets.categories.find((one) => one.id === id)?.count
  // A list in another category starts from its own facts: only what was typed and the order go along.
  const kept: ListQuery = { searchContent: query.searchContent, sort: query.sort, objectType: query.objectType }
  return (
    <Group id={`${id}muc`} title="Danh mục">
      {top && <PlainChoice title="Tất cả danh mục" to={listUrl(allPath, kept)} />}
      {top && (
        <PlainChoice title={top.name} count={countOf(top.id)} isOn={chosen?.id === top.id} to={listUrl(categoryUrl(top), kept)} />
      )}
      {choices
        .filter((choice) => countOf(choice.id) !== undefined || choice.id === categoryId || top)
        .map((choice) => (
          <PlainChoice
            key={choice.id}
            title={choice.name}
            count={countOf(choice.id)}
            isOn={choice.id === categoryId}
            isInner={top !== null}
            to={listUrl(categoryUrl(choice), kept)}
          />
        ))}
    </Group>
  )
}

function Group({ id, title, before, children }: { id: string; title: string; before?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {before}
      <ul>{children}</ul>
    </section>
  )
}

function PriceForm({ path, query }: { path: string; query: ListQuery }) {
  const { priceFrom, priceTo } = query
  return (
    <Form action={path} className={styles.prices} key={`${priceFrom}-${priceTo}`}>
      {LIST_KEYS.filter((key) => query[key] && !['priceFrom', 'priceTo', 'page'].includes(key)).map((key) => (
        <input key={key} type="hidden" name={key} value={query[key]} />
      ))}
      <input
        name="priceFrom"
        inputMode="numeric"
        pattern="[\d.\s]*"
        title="Chỉ gõ chữ số, như 100.000"
        maxLength={11}
        defaultValue={priceFrom}
        placeholder="Từ"
        aria-label="Giá từ, đồng"
      />
      <span aria-hidden="true">–</span>
      <input
        name="priceTo"
        inputMode="numeric"
        pattern="[\d.\s]*"
        title="Chỉ gõ chữ số, như 100.000"
        maxLength={11}
        defaultValue={priceTo}
        placeholder="Đến"
        aria-label="Giá đến, đồng"
      />
      <Button type="submit" isSmall>
        Lọc
      </Button>
    </Form>
  )
}

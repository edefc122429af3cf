import { PagePart } from '../head/first/page-part.tsx'
import { PageHead } from '../head/page-head.tsx'
import { organizationData, webSiteData } from '../head/structured-data.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { useShellData } from '../shell/shell-data.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import type { Route } from './+types/home-page.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BlockTabs } from './blocks/block-tabs.tsx'
import { CategoryTiles } from './blocks/category-tiles.tsx'
import { FlashSaleStrip } from './blocks/flash-sale-strip.tsx'
import { LibraryTeasers } from './blocks/library-teasers.tsx'
import { NewsTeasers } from './blocks/news-teasers.tsx'
import { PartnerLogos } from './blocks/partner-logos.tsx'
import { SelectionShelves } from './blocks/selection-shelves.tsx'
import { TextbookBand } from './blocks/textbook-band.tsx'
import { type HomeData, loadHome } from './home-data.ts'
import { LearnOn } from './learn-on.tsx'

const TITLE = 'Thư Quán – nhà sách trực tuyến của nhà xuất bản đại học'
const DESCRIPTION =
  'Giáo trình, chuyên khảo, sách giáo khoa và sách điện tử của nhà xuất bản đại học: đọc thử miễn phí, giao hàng toàn quốc, đổi trả trong bảy ngày.'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(apiContext))

export const headers = () => cacheFor('home')

/** A part without content is left out: no block shows an empty frame. */
export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { origin } = useShellData()
  return (
    <>
      <PageHead
        title={TITLE}
        description={DESCRIPTION}
        path="/trang-chu"
        things={import.meta.env.SSR && [organizationData(origin), webSiteData(origin)]}
      />
      <div className="wrap">
        <h1 className="visually-hidden">Thư Quán, nhà sách của nhà xuất bản đại học</h1>
        <LearnOn />
        {isEmpty(home) && <NothingYet />}
        <PagePart>
          {home.banners.length > 0 && <BannerCarousel banners={home.banners} />}
          <CategoryTiles />
        </PagePart>
        <PagePart>{home.flashSale && <FlashSaleStrip sale={home.flashSale} />}</PagePart>
        <PagePart>{home.blocks.length > 0 && <BlockTabs title="Sách của nhà xuất bản" blocks={home.blocks} />}</PagePart>
        <PagePart>{home.shelves.length > 0 && <SelectionShelves shelves={home.shelves} />}</PagePart>
        <PagePart>
          {home.categories.length > 0 && <BlockTabs title="Sách theo danh mục" blocks={home.categories} isLong />}
        </PagePart>
      </div>
      <PagePart>{home.textbooks.length > 0 && <TextbookBand textbooks={home.textbooks} />}</PagePart>
      <div className="wrap">
        <PagePart>
          {home.library.length > 0 && <LibraryTeasers courses={home.library} />}
          {home.news.length > 0 && <NewsTeasers news={home.news} />}
          {home.partners.length > 0 && <PartnerLogos partners={home.partners} />}
        </PagePart>
      </div>
    </>
  )
}

const isEmpty = (home: HomeData) => Object.values(home).every((part) => !part || (Array.isArray(part) && part.length === 0))

function NothingYet() {
  return (
    <EmptyState title="Kệ sách đang được sắp xếp" sentence="Những cuốn sách đầu tiên sẽ sớm có mặt ở đây. Mời bạn ghé lại.">
      <LinkButton to="/san-pham">Xem danh mục sách</LinkButton>
    </EmptyState>
  )
}

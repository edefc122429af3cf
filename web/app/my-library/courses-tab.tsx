import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { Section } from '../ui/layout/section.tsx'
import { BegunCourse, OwnCourses, OwnedCourse } from './course-cards.tsx'
import { libraryUrl, type Wanted } from './library-address.ts'
import type { LibraryData } from './library-data.ts'
import styles from './my-library-page.module.css'

interface CoursesTabProps {
  data: Pick<LibraryData, 'owned' | 'begun'>
  wanted: Pick<Wanted, 'page' | 'freePage'>
}

export function CoursesTab({ data: { owned, begun }, wanted: { page, freePage } }: CoursesTabProps) {
  if (owned.total + begun.total === 0)
    return (
      <EmptyState
        title="Chưa có khoá học nào"
        sentence="Khoá học bạn mua, hay đi kèm sách bạn mua, và khoá học miễn phí bạn đang học sẽ nằm ở đây."
      >
        <LinkButton to="/thu-vien" look="lam">
          Khoá học miễn phí
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      {owned.total > 0 && (
        <Section title="Của bạn" className={styles.section}>
          <OwnCourses>
            {owned.data.map((item) => (
              <OwnedCourse key={item.productId} item={item} />
            ))}
          </OwnCourses>
          <Pagination
            page={page}
            totalPage={owned.totalPage}
            hrefOf={(n) => libraryUrl('courses', n, freePage)}
            label="Trang khoá học của bạn"
          />
        </Section>
      )}
      {begun.total > 0 && (
        <Section title="Miễn phí, đang học" moreUrl="/thu-vien" more="Tìm thêm khoá học" className={styles.section}>
          <OwnCourses>
            {begun.data.map((course) => (
              <BegunCourse key={course.id} course={course} />
            ))}
          </OwnCourses>
          <Pagination
            page={freePage}
            totalPage={begun.totalPage}
            hrefOf={(n) => libraryUrl('courses', page, n)}
            isScrollKept
            label="Trang khoá học miễn phí"
          />
        </Section>
      )}
    </>
  )
}

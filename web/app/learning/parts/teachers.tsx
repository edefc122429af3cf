import type { CourseDetail } from '@tq/contract/learning/course.ts'
import styles from './teachers.module.css'
import { initialsOf } from './words.ts'

export function Teachers({ teachers }: { teachers: CourseDetail['teacherDetails'] }) {
  return (
    <ul className={styles.teachers}>
      {teachers.map(({ name, about }) => (
        <li key={name} className={styles.teacher}>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div>
            <h3>{name}</h3>
            {about && <p>{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

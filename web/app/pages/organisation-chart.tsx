import type { OrganisationUnit } from '@tq/contract/content/pages.ts'
import { classes } from '../ui/class-names.ts'
import styles from './organisation-chart.module.css'

/** Boxes joined by lines where there is room; for readers and on phones the nested list that it is. */
export function OrganisationChart({ units }: { units: OrganisationUnit[] }) {
  const tops = units.filter(({ parentId }) => parentId === null)
  if (tops.length === 0) return null
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">Sơ đồ tổ chức của nhà xuất bản</figcaption>
      <Level units={units} parents={tops} depth={0} />
    </figure>
  )
}

function Level({ units, parents, depth }: { units: OrganisationUnit[]; parents: OrganisationUnit[]; depth: number }) {
  return (
    <ul className={classes(styles.level, styles[`depth${depth}`])}>
      {parents.map((unit) => {
        const children = units.filter(({ parentId }) => parentId === unit.id)
        return (
          <li key={unit.id} className={styles.unit}>
            <div className={styles.box}>
              <b>{unit.name}</b>
              <span className={styles.duty}>{unit.duty}</span>
            </div>
            {children.length > 0 && <Level units={units} parents={children} depth={depth + 1} />}
          </li>
        )
      })}
    </ul>
  )
}

/** "Phần I. Đọc": which part it is stands out, what it is follows. A title without a number stands out as a whole. */
export function PartTitle({ title }: { title: string }) {
  const [, number, name] = /^(Phần [IVX\d]+\.) (.+)$/.exec(title) ?? []
  if (!number) return <b>{title}</b>
  return (
    <>
      <b>{number}</b> <span>{name}</span>
    </>
  )
}

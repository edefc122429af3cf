import { curve, graph } from '../figures.ts'

export const CUBIC = graph({
  label: 'Đồ thị hàm số bậc ba: đi lên đến điểm (−1; 4), đi xuống đến điểm (1; 0), rồi lại đi lên; cắt trục tung tại (0; 2)',
  x: { name: 'x', from: -2.5, to: 2.5, step: 1 },
  y: { name: 'y', from: -1, to: 5, step: 1 },
  lines: [curve(-2.12, 2.15, (x) => x ** 3 - 3 * x + 2)],
  points: [[-1, 4]],
})

export const REGION = graph({
  label: 'Parabol y = x² − 2x và đường thẳng y = x cắt nhau tại hai điểm, một điểm là gốc toạ độ',
  x: { name: 'x', from: -1, to: 4, step: 1 },
  y: { name: 'y', from: -1.5, to: 4.5, step: 1 },
  lines: [
    curve(-0.9, 3.3, (x) => x * x - 2 * x),
    [
      [-0.9, -0.9],
      [3.9, 3.9],
    ],
  ],
})

export const GATE = graph({
  label: 'Cổng hình parabol: chân cổng ở x = −3 và x = 3 trên mặt đất, đỉnh ở độ cao 4,5 m',
  x: { name: 'x (m)', from: -3.5, to: 3.5, step: 1 },
  y: { name: 'y (m)', to: 5, step: 1.5 },
  lines: [curve(-3, 3, (x) => 4.5 - x * x * 0.5)],
})

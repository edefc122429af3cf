import { graph, sketch } from '../figures.ts'

export const CAR = graph({
  label:
    'Đồ thị vận tốc theo thời gian: từ 0 s đến 4 s vận tốc tăng đều từ 0 lên 8 m/s, từ 4 s đến 8 s giữ 8 m/s, từ 8 s đến 10 s giảm đều về 0',
  x: { name: 't (s)', to: 11, step: 2 },
  y: { name: 'v (m/s)', to: 10, step: 2 },
  lines: [
    [
      [0, 0],
      [4, 8],
      [8, 8],
      [10, 0],
    ],
  ],
  points: [
    [4, 8],
    [8, 8],
  ],
})

export const TRAIN = graph({
  label:
    'Đồ thị vận tốc theo thời gian: từ 0 s đến 10 s vận tốc tăng đều từ 0 lên 12 m/s, từ 10 s đến 40 s giữ 12 m/s, từ 40 s đến 46 s giảm đều về 0',
  x: { name: 't (s)', to: 50, step: 10 },
  y: { name: 'v (m/s)', to: 15, step: 3 },
  lines: [
    [
      [0, 0],
      [10, 12],
      [40, 12],
      [46, 0],
    ],
  ],
  points: [
    [10, 12],
    [40, 12],
  ],
})

export const PULL = graph({
  label: 'Đồ thị lực theo độ dịch chuyển: từ 0 m đến 4 m lực giữ 10 N, từ 4 m đến 8 m lực giảm đều về 0',
  x: { name: 'd (m)', to: 9, step: 2 },
  y: { name: 'F (N)', to: 12, step: 2 },
  lines: [
    [
      [0, 10],
      [4, 10],
      [8, 0],
    ],
  ],
  points: [[4, 10]],
})

export const SLOPE_30 = sketch(
  'Vật nằm trên mặt phẳng nghiêng góc 30° so với phương ngang',
  [320, 190],
  'M30 160H290L290 10ZM84 160A54 54 0 0 0 77 133M181 73L216 53L202 29L167 49Z',
  [
    [104, 150, '30°'],
    [191, 56, 'm'],
  ],
)

export const SLOPE_5 = sketch(
  'Mặt phẳng nghiêng dài 5 m, đỉnh cao 3 m so với chân; vật nằm ở đỉnh',
  [330, 220],
  'M30 195H270V15ZM231 44L255 26L244 12L220 30Z',
  [
    [130, 95, '5 m'],
    [294, 110, '3 m'],
    [208, 20, 'm'],
  ],
)

export const PULLEY = sketch(
  'Hai vật 3,0 kg và 1,0 kg treo ở hai đầu một sợi dây vắt qua ròng rọc cố định',
  [220, 220],
  'M60 12H160M110 12V44M136 70A26 26 0 1 1 84 70A26 26 0 1 1 136 70M84 70V150M136 70V120M64 150H104V190H64ZM120 120H152V150H120Z',
  [
    [84, 207, '3,0 kg'],
    [180, 140, '1,0 kg'],
  ],
)

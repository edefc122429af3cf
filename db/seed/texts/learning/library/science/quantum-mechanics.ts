import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const QUANTUM_MECHANICS: CourseText = {
  title: 'Cơ học lượng tử nhập môn',
  summary: 'Hàm sóng, toán tử, giếng thế, dao động tử và nguyên tử hydro cho sinh viên năm thứ ba.',
  description: marked`
Sáu bài đọc cô đọng, đi từ thí nghiệm hai khe đến các mức năng lượng của hydro. Mỗi bài có một phép tính làm đến con số cuối cùng, vì trong môn này chỉ hiểu bằng lời là chưa hiểu.
Khoá học bổ sung cho giáo trình chứ không thay giáo trình: bạn nên có một cuốn bên cạnh và dành gấp ba thời gian đọc để làm bài tập.
`,
  level: 'advanced',
  teachers: [{ name: 'Phạm Nghi Đông Hải', about: 'Giảng viên vật lý lý thuyết.' }],
  outcomes: [
    'Chuẩn hoá hàm sóng và tính xác suất, giá trị trung bình',
    'Dùng giao hoán tử để suy ra hệ thức bất định',
    'Giải giếng thế vuông sâu vô hạn và dao động tử điều hoà',
    'Đọc các số lượng tử của nguyên tử hydro',
  ],
  requirements: [
    'Giải tích nhiều biến và phương trình vi phân',
    'Đại số tuyến tính: vectơ riêng, giá trị riêng',
    'Cơ học và điện từ học đại cương',
  ],
  hasCertificate: true,
  chapters: [
    {
      title: 'Ngôn ngữ',
      lessons: [
        {
          title: 'Hai khe và bước sóng của electron',
          body: marked`
Bắn electron từng hạt một vào màn có hai khe. Mỗi hạt để lại **một chấm**, như viên đạn. Sau hàng nghìn hạt, các chấm xếp thành **vân**, như sóng. Che một khe, vân mất. Đặt máy xem hạt qua khe nào, vân cũng mất.
## Điều phải từ bỏ
Nếu mỗi hạt đi qua *hoặc* khe 1 *hoặc* khe 2, xác suất phải cộng: $P = P_1 + P_2$. Thực nghiệm cho
$$P = |\psi_1 + \psi_2|^2 = |\psi_1|^2 + |\psi_2|^2 + 2\,\mathrm{Re}(\psi_1^* \psi_2)$$
Thứ được cộng là **biên độ** phức, không phải xác suất. Số hạng cuối là giao thoa.
## Hệ thức de Broglie
$$\lambda = \frac{h}{p}, \qquad E = \hbar \omega, \qquad p = \hbar k$$
với $h = 6,626 \times 10^{-34}$ J·s và $\hbar = h / 2\pi$.
## Tính: electron qua hiệu điện thế 100 V
Động năng $E = 100$ eV $= 1,602 \times 10^{-17}$ J. Động lượng
$$p = \sqrt{2mE} = \sqrt{2 \times 9,109 \times 10^{-31} \times 1,602 \times 10^{-17}} \approx 5,40 \times 10^{-24}\ \text{kg·m/s}$$
$$\lambda = \frac{6,626 \times 10^{-34}}{5,40 \times 10^{-24}} \approx 1,23 \times 10^{-10}\ \text{m}$$
Cỡ khoảng cách giữa các nguyên tử: vì thế tinh thể làm nhiễu xạ electron.
| Vật | Động lượng (kg·m/s) | $\lambda$ (m) |
| Electron 100 eV | $5,4 \times 10^{-24}$ | $1,2 \times 10^{-10}$ |
| Hạt bụi 1 µg, 1 mm/s | $10^{-12}$ | $6,6 \times 10^{-22}$ |
Hạt bụi cũng có bước sóng, chỉ là không khe nào hẹp đến thế.
`,
        },
        {
          title: 'Hàm sóng và xác suất',
          body: marked`
Trạng thái của một hạt trên trục $x$ được mô tả bởi hàm sóng phức $\psi(x, t)$. Theo **quy tắc Born**, xác suất tìm thấy hạt trong $[x; x + dx]$ là $|\psi(x, t)|^2 dx$. Tổng xác suất bằng 1:
$$\int_{-\infty}^{\infty} |\psi|^2\,dx = 1$$
## Phương trình Schrödinger
$$i\hbar \frac{\partial \psi}{\partial t} = -\frac{\hbar^2}{2m} \frac{\partial^2 \psi}{\partial x^2} + V(x)\,\psi$$
Phương trình tuyến tính bậc nhất theo thời gian: biết $\psi$ lúc đầu là biết mọi lúc sau. Tính ngẫu nhiên chỉ xuất hiện khi **đo**.
## Trạng thái dừng
Đặt $\psi(x, t) = \varphi(x)e^{-iEt/\hbar}$, còn lại phương trình cho $\varphi$: $\hat{H}\varphi = E\varphi$. Mật độ $|\psi|^2 = |\varphi|^2$ không đổi theo thời gian, nên gọi là dừng.
## Ví dụ chuẩn hoá
$\psi(x) = A e^{-|x|/a}$. Tính
$$\int_{-\infty}^{\infty} A^2 e^{-2|x|/a}\,dx = 2A^2 \cdot \frac{a}{2} = A^2 a = 1 \ \Rightarrow\ A = \frac{1}{\sqrt{a}}$$
Xác suất hạt nằm trong $|x| \lt a$:
$$\frac{2}{a}\int_0^a e^{-2x/a}\,dx = 1 - e^{-2} \approx 0,865$$
## Giá trị trung bình
$\langle x \rangle = \int \psi^* x\,\psi\,dx = 0$ do đối xứng; $\langle x^2 \rangle = \frac{2}{a}\int_0^\infty x^2 e^{-2x/a}dx = \frac{a^2}{2}$. Độ bất định $\Delta x = \frac{a}{\sqrt{2}}$.
> Tập: chuẩn hoá $\psi = A x(L - x)$ trên $[0; L]$. *(đáp số $A = \sqrt{30 / L^5}$)*
`,
        },
        {
          title: 'Toán tử, phép đo và bất định',
          body: marked`
Mỗi đại lượng đo được ứng với một **toán tử Hermite**. Kết quả đo chỉ có thể là *giá trị riêng* của nó; sau khi đo, trạng thái là *hàm riêng* tương ứng.
| Đại lượng | Toán tử |
| Vị trí | $\hat{x} = x$ |
| Động lượng | $\hat{p} = -i\hbar \dfrac{d}{dx}$ |
| Năng lượng | $\hat{H} = \dfrac{\hat{p}^2}{2m} + V(\hat{x})$ |
Vì sao Hermite? Để giá trị riêng là số thực và các hàm riêng vuông góc nhau.
## Khai triển
Nếu $\psi = \sum_n c_n \varphi_n$ thì $|c_n|^2$ là xác suất đo được $E_n$, và $\langle H \rangle = \sum |c_n|^2 E_n$. Ví dụ $\psi = \frac{3}{5}\varphi_1 + \frac{4}{5}\varphi_2$: được $E_1$ với xác suất 36%, $E_2$ với 64%.
## Giao hoán tử
Tác dụng lên hàm thử $f$:
$$[\hat{x}, \hat{p}]f = -i\hbar\left(x f' - (xf)'\right) = i\hbar f$$
Vậy $[\hat{x}, \hat{p}] = i\hbar$. Từ bất đẳng thức Cauchy – Schwarz, với hai toán tử bất kì:
$$\Delta A\,\Delta B \ge \frac{1}{2}\left|\langle [\hat{A}, \hat{B}] \rangle\right| \ \Rightarrow\ \Delta x\,\Delta p \ge \frac{\hbar}{2}$$
Đây là tính chất của **trạng thái**, không phải do máy đo vụng.
## Ước lượng
Electron bị nhốt trong 0,1 nm: $\Delta p \gtrsim \hbar / (2\Delta x) \approx 5,3 \times 10^{-25}$ kg·m/s, động năng cỡ $\Delta p^2 / 2m \approx 1,5 \times 10^{-19}$ J, tức gần 1 eV. Chỉ riêng việc nhốt đã tạo ra năng lượng cỡ hoá học.
> Tập: tính $[\hat{x}, \hat{p}^2]$. *(đáp số $2i\hbar\hat{p}$)*
`,
        },
      ],
    },
    {
      title: 'Ba bài toán mẫu',
      lessons: [
        {
          title: 'Giếng thế vuông sâu vô hạn',
          body: marked`
Hạt bị nhốt trong $0 \lt x \lt L$: trong giếng $V = 0$, ngoài giếng $V = \infty$ nên $\varphi = 0$.
## Giải
$$-\frac{\hbar^2}{2m}\varphi'' = E\varphi \ \Rightarrow\ \varphi = A\sin kx + B\cos kx, \quad k = \frac{\sqrt{2mE}}{\hbar}$$
$\varphi(0) = 0$ cho $B = 0$; $\varphi(L) = 0$ cho $kL = n\pi$. Chuẩn hoá: $A = \sqrt{2/L}$.
$$\varphi_n = \sqrt{\frac{2}{L}}\sin\frac{n\pi x}{L}, \qquad E_n = \frac{n^2\pi^2\hbar^2}{2mL^2}, \quad n = 1, 2, 3, \ldots$$
## Ba điều đáng nhớ
1. Năng lượng **rời rạc** vì bị nhốt, như dây đàn hai đầu cố định.
2. $E_1 \gt 0$: không thể đứng yên, vì $\Delta p = 0$ trái với hệ thức bất định.
3. $\varphi_n$ có $n - 1$ nút; càng nhiều nút, năng lượng càng cao.
## Tính
Electron, $L = 1$ nm: $E_1 = \dfrac{\pi^2 (1,055 \times 10^{-34})^2}{2 \times 9,109 \times 10^{-31} \times 10^{-18}} \approx 6,02 \times 10^{-20}$ J $\approx 0,376$ eV.
Chuyển từ $n = 2$ xuống $n = 1$: $3E_1 \approx 1,13$ eV, bước sóng $\lambda = 1240 / 1,13 \approx 1100$ nm, hồng ngoại gần. Chấm lượng tử nhỏ hơn thì $E$ lớn hơn: **đổi cỡ hạt là đổi màu**.
|+ Khi $L$ giảm một nửa
| Đại lượng | Thành |
| $E_n$ | gấp 4 |
| Bước sóng phát ra | một phần tư |
> Tập: xác suất tìm hạt ở $n = 1$ trong một phần ba giữa giếng. *($\frac{1}{3} + \frac{\sqrt{3}}{2\pi} \approx 0,609$)*
`,
        },
        {
          title: 'Dao động tử điều hoà bằng toán tử thang',
          body: marked`
$V = \frac{1}{2}m\omega^2 x^2$ có mặt khắp nơi: gần đáy, hố thế nào cũng giống parabol. Thay vì giải phương trình vi phân, ta **phân tích thành nhân tử**.
## Hai toán tử thang
$$\hat{a} = \sqrt{\frac{m\omega}{2\hbar}}\left(\hat{x} + \frac{i\hat{p}}{m\omega}\right), \qquad \hat{a}^\dagger = \sqrt{\frac{m\omega}{2\hbar}}\left(\hat{x} - \frac{i\hat{p}}{m\omega}\right)$$
Dùng $[\hat{x}, \hat{p}] = i\hbar$, được $[\hat{a}, \hat{a}^\dagger] = 1$ và
$$\hat{H} = \hbar\omega\left(\hat{a}^\dagger\hat{a} + \frac{1}{2}\right)$$
## Leo thang
Nếu $\hat{H}\varphi = E\varphi$ thì $\hat{H}(\hat{a}\varphi) = (E - \hbar\omega)\,\hat{a}\varphi$: $\hat{a}$ hạ một bậc, $\hat{a}^\dagger$ nâng một bậc. Năng lượng không âm, nên phải có bậc cuối $\hat{a}\varphi_0 = 0$. Vậy
$$E_n = \hbar\omega\left(n + \frac{1}{2}\right), \quad n = 0, 1, 2, \ldots$$
## Trạng thái thấp nhất
$\hat{a}\varphi_0 = 0$ là phương trình bậc nhất $\varphi_0' = -\frac{m\omega}{\hbar}x\,\varphi_0$, nghiệm là hàm Gauss
$$\varphi_0 = \left(\frac{m\omega}{\pi\hbar}\right)^{1/4} e^{-m\omega x^2 / 2\hbar}$$
Ở đó $\Delta x\,\Delta p = \frac{\hbar}{2}$: đạt đúng giới hạn bất định.
## Ví dụ
Phân tử CO hấp thụ ở số sóng khoảng 2.143 cm⁻¹, ứng với $\hbar\omega \approx 0,266$ eV. Ở nhiệt độ phòng $k_B T \approx 0,025$ eV, tỉ lệ phân tử ở bậc $n = 1$ cỡ $e^{-0,266/0,025} \approx 2 \times 10^{-5}$: dao động gần như “đóng băng”.
> Tập: tính $\langle x^2 \rangle$ ở $\varphi_n$. *(đáp số $\frac{\hbar}{2m\omega}(2n + 1)$)*
`,
        },
        {
          title: 'Nguyên tử hydro',
          body: marked`
Thế Coulomb $V(r) = -\dfrac{e^2}{4\pi\varepsilon_0 r}$ chỉ phụ thuộc $r$, nên tách biến: $\psi = R_{n\ell}(r)\,Y_{\ell m}(\theta, \phi)$.
## Ba số lượng tử
| Số | Giá trị | Quyết định |
| $n$ | 1, 2, 3… | Năng lượng |
| $\ell$ | 0 đến $n - 1$ | Độ lớn mômen động lượng $\hbar\sqrt{\ell(\ell + 1)}$ |
| $m$ | $-\ell$ đến $\ell$ | Hình chiếu $L_z = m\hbar$ |
Năng lượng:
$$E_n = -\frac{13,6\ \text{eV}}{n^2}$$
Mỗi mức suy biến $\sum_{\ell=0}^{n-1}(2\ell + 1) = n^2$ lần; kể cả spin là $2n^2$: 2, 8, 18.
## Ước lượng không cần giải
Nhốt electron trong bán kính $r$: $p \approx \hbar/r$, năng lượng $E(r) \approx \frac{\hbar^2}{2mr^2} - \frac{e^2}{4\pi\varepsilon_0 r}$. Cho $E' = 0$:
$$a_0 = \frac{4\pi\varepsilon_0\hbar^2}{me^2} \approx 0,529 \times 10^{-10}\ \text{m}, \qquad E \approx -13,6\ \text{eV}$$
Nguyên tử không sụp vì càng co lại, động năng càng tăng nhanh hơn thế năng giảm.
## Vạch phổ
Từ $n = 3$ xuống $n = 2$: $13,6\left(\frac{1}{4} - \frac{1}{9}\right) \approx 1,89$ eV, $\lambda \approx 1240 / 1,89 \approx 656$ nm: vạch đỏ H-alpha của mọi tinh vân.
## Trạng thái cơ bản
$\psi_{100} = \frac{1}{\sqrt{\pi a_0^3}}e^{-r/a_0}$. Mật độ theo bán kính $4\pi r^2|\psi|^2$ lớn nhất tại $r = a_0$, còn $\langle r \rangle = \frac{3}{2}a_0$. Hai con số khác nhau vì phân bố lệch.
### Bài cuối khoá
Với ion He⁺ ($Z = 2$), năng lượng nhân $Z^2$, bán kính chia $Z$. Tính năng lượng ion hoá và vạch từ $n = 3$ xuống $n = 2$. *(54,4 eV; khoảng 164 nm)*
`,
        },
      ],
    },
  ],
}

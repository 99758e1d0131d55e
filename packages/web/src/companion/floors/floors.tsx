export default function FloorsBox() {
  return null;
}

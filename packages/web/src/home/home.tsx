export default function Home() {
  return <main>Speeltafel</main>;
}

export function BackToShop() {
  return (
    <a
      href="/shop-art"
      className="mt-8 inline-flex min-h-11 items-center justify-center border border-sann px-6 font-medium transition-colors hover:border-lank hover:bg-twal"
    >
      Back to the shop
    </a>
  );
}

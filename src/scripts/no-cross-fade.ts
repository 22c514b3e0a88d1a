// Before the router, which exchanges pages at once without this function. docs/performance.md has what a cross-fade costs.
Reflect.deleteProperty(Document.prototype, 'startViewTransition');

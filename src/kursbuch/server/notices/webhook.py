"""Webhooks: a JSON object posted to an address that the player named.

The server must not be made to call its own network: the address is looked up once, private ones are refused, and the
connection goes to just that address.
"""

import json
import socket
import ssl
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address, ip_network
from threading import Event, Timer
from typing import Any
from urllib.parse import urlsplit

TRANSLATED = tuple(map(ip_network, ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "fec0::/10")))
"""IPv6 that stands for an address of IPv4, perhaps a private one (RFC 4291, 6052, 8215, 3056), or for a site's own."""

SECONDS = 5.0
"""For all of it: whoever answers a letter at a time is not waited for."""


def call_webhook(url: str, content: dict[str, Any], private: bool) -> None:
    """Post it, or raise OSError. Redirects are not followed."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = _address_of(host, port, private)
    connection = HTTPSConnection(host, port, timeout=SECONDS) if secure else HTTPConnection(host, port, timeout=SECONDS)
    connection.sock = _connect(address, port, host if secure else None)
    is_cut = Event()
    end = Timer(SECONDS, _cut, (connection.sock, is_cut))
    end.start()
    try:
        if isinstance(connection.sock, ssl.SSLSocket):
            connection.sock.do_handshake()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        body = json.dumps(content).encode()
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "kursbuch"})
        status = connection.getresponse().status
    except (HTTPException, ValueError, OSError) as error:
        raise (TimeoutError() if is_cut.is_set() else OSError(str(error))) from error
    finally:
        end.cancel()
        connection.close()
    if is_cut.is_set():
        raise TimeoutError
    if status >= 300:
        raise OSError(f"status {status}")


def _connect(address: str, port: int, tls_name: str | None) -> socket.socket:
    plain = socket.create_connection((address, port), timeout=SECONDS)
    if tls_name is None:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=tls_name, do_handshake_on_connect=False)


def _cut(connection: socket.socket, is_cut: Event) -> None:
    is_cut.set()
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def _address_of(host: str, port: int, private: bool) -> str:
    for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(place[0])
        if private or _is_public(address):
            return address
    raise OSError("private address")


def _is_public(address: str) -> bool:
    """Whether it is a machine in the open network, and no other way to write one of a private network."""
    place = ip_address(address)
    return place.is_global and not place.is_multicast and not any(place in network for network in TRANSLATED)
